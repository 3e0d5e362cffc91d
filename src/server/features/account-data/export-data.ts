import type { FileHandle } from 'node:fs/promises';
import type { Db } from '#server/platform/database/drizzle.ts';
import type { ExportedTable, PersonalTable } from '#server/platform/personal-data.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Caller } from '#server/platform/routes/caller.ts';
import { findAvatar } from '#server/platform/storage/replace-avatar.ts';
import { textsIn } from '#server/platform/texts.ts';
import { openUnnamedFile } from './export-file.ts';
import { writeExport } from './write-export.ts';

type Tools = Pick<Platform, 'db' | 'config' | 'pictures' | 'personalData'>;

const isExported = (kind: PersonalTable): kind is ExportedTable => 'exportedAs' in kind;

/**
 * Writes the golfer's export to an unnamed file. The file is complete before the first byte is sent, so
 * that a slow connection keeps no transaction open: the embedded database runs one transaction at a time.
 * @param signal aborts the export early, for example when the browser has disconnected
 */
export async function makeExport(
  { db, config, pictures, personalData }: Tools,
  caller: Caller,
  { now, signal }: { readonly now: Temporal.Instant; readonly signal: AbortSignal },
): Promise<FileHandle> {
  const hash = await findAvatar(db, caller.id);
  const avatar = hash === null ? null : await pictures.read(hash);
  const readme = readmeFor(caller, now);
  const tables = personalData.filter(isExported);
  const file = await openUnnamedFile(config.dataDir);
  try {
    await inOneMoment(db, (tx) =>
      writeExport(tx, { tables, golferId: caller.id, readme, avatar, now }, { to: file, signal }),
    );
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Runs a transaction in which all reads see the same snapshot. */
const inOneMoment = (db: Db, work: Parameters<Db['transaction']>[0]) =>
  db.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' });

function readmeFor({ email, language }: Caller, now: Temporal.Instant): string {
  const { t } = textsIn(language, 'account-data');
  const moment = now.round('second').toString();
  const paragraphs = [
    t('readme.title'),
    t('readme.made', { moment, email }),
    t('readme.files'),
    t('readme.times'),
    t('readme.formulas'),
    t('readme.secrets'),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}
