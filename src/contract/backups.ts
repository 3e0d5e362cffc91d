import * as z from 'zod/mini';
import { type Endpoints, endpoint, stored } from './endpoint.ts';
import { instant, success } from './fields.ts';

/** Why a backup could not be made, or an archive is not what was saved. */
export const backupFaults = [
  'full',
  'forbidden',
  'noFolder',
  'bucket',
  'unavailable',
  'damaged',
  'passphrase',
  'gone',
  'cutOff',
  'other',
] as const;
export type BackupFault = (typeof backupFaults)[number];
const fault = z.nullable(z.enum(backupFaults));

/** Where backups are kept, and whether they can be. */
export const backupPlace = z.object({
  /** Null when this server makes none by itself. */
  folder: z.nullable(z.string()),
  source: z.enum(['environment', 'default']),
  canWrite: z.boolean(),
  freeBytes: z.nullable(z.number()),
  isEncrypted: z.boolean(),
});
export type BackupPlace = z.output<typeof backupPlace>;

const archive = z.object({
  name: z.string(),
  madeAt: instant,
  bytes: z.number(),
  /** What it is kept for: as the last of a day or week, or as it was before an update. */
  kind: z.enum(['day', 'week', 'update']),
  isByHand: z.boolean(),
  /** The last time that all of it was read and compared with what was saved; null if that is not known. */
  check: z.nullable(z.object({ state: z.enum(['running', 'good', 'bad']), at: instant, fault })),
});
export type Archive = z.output<typeof archive>;

const backupsState = z.object({
  place: backupPlace,
  /** The time zone of the server, on whose clock the nights are. */
  timeZone: z.string(),
  /** Copies in a bucket; their number is null when it cannot be reached. Null when there is no bucket. */
  bucket: z.nullable(z.object({ name: z.string(), copies: z.nullable(z.int()) })),
  /** The next one that the server makes by itself; null when it makes none. */
  nextAt: z.nullable(instant),
  /** When the backup was begun that is being made now. */
  makingSince: z.nullable(instant),
  /** What is wrong: the last attempt has failed, or there has been none for too long. */
  trouble: z.nullable(z.object({ fault, at: z.nullable(instant) })),
  /** Newest first. */
  archives: z.array(archive),
  /** The last fourteen, newest last. */
  nights: z.array(
    z.object({
      date: z.string(),
      state: z.enum(['made', 'missed', 'unknown']),
      fault,
    }),
  ),
  /** What the last backup contains; null if that is not known. */
  contents: z.nullable(
    z.object({
      golfers: z.int(),
      tables: z.int(),
      files: z.int(),
      fileBytes: z.number(),
    }),
  ),
});
export type BackupsState = z.output<typeof backupsState>;

/** Only names as archives have them: no path leads out of their folder. */
const archiveName = z
  .string()
  .check(z.maxLength(100), z.regex(/^pinhigh-[\w.+-]+\.(?:zip|sealed)$/));

const refresh = ['/api/admin/backups'];

/** The backups that the server makes, for administrators. A restore is a command. */
export const backups = {
  read: endpoint({
    method: 'GET',
    path: '/api/admin/backups',
    auth: 'admin',
    summary: 'Return the backups, the last fourteen nights, and where backups are kept',
    response: backupsState,
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/admin/backups',
    auth: 'admin',
    act: 'makeBackup',
    rateClass: 'uploads',
    summary: 'Make a backup now, in the background; does nothing while one is being made',
    refresh,
    response: success,
  }),
  verify: endpoint({
    method: 'POST',
    path: '/api/admin/backups/{name}/verify',
    auth: 'admin',
    act: 'verifyBackup',
    rateClass: 'uploads',
    summary: 'Compare all of an archive with what was saved, in the background',
    params: z.object({ name: archiveName }),
    refresh,
    response: success,
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/admin/backups/{name}',
    auth: 'admin',
    act: 'downloadBackup',
    rateClass: 'uploads',
    summary: 'Download an archive, which contains everything: store it like the database itself',
    params: z.object({ name: archiveName }),
    response: stored,
  }),
} satisfies Endpoints;
