import * as z from 'zod/mini';
import { type Endpoints, endpoint, file } from './endpoint.ts';
import { instant } from './fields.ts';

const answering = z.object({ status: z.literal('ok') });

export const diskStates = ['ok', 'low', 'full', 'unknown'] as const;

/** What Pinhigh uses outside its own process, apart from the primary database, and what browsers need of its address. */
export const serviceNames = [
  'mail',
  'storage',
  'replica',
  'redis',
  'signIn',
  'push',
  'ffmpeg',
  'https',
] as const;

/** Why a service cannot be used, or what an operator should know about it. */
export const serviceFaults = [
  'refused',
  'unknownHost',
  'unreachable',
  'late',
  'closed',
  'certificate',
  'encryption',
  'signIn',
  'forbidden',
  'noBucket',
  'notPublic',
  'answer',
  'sender',
  'noMail',
  'noFfmpeg',
  'noHttps',
] as const;

/** The daily backup: when the last one was made, and whether the next one is late. */
export const backupState = z.object({ lastAt: z.nullable(instant), isLate: z.boolean() });
export type BackupState = z.output<typeof backupState>;

const serviceState = z.object({
  service: z.enum(serviceNames),
  /** `off` means that it is not set up. */
  state: z.enum(['good', 'bad', 'off']),
  /** Host and port; null for a program on the server itself. */
  server: z.nullable(z.string()),
  /** Null when it can be used. */
  fault: z.nullable(z.enum(serviceFaults)),
  /** The same in a sentence, in the administrator's language. */
  text: z.string(),
});
export type ServiceState = z.output<typeof serviceState>;

export const health = {
  check: endpoint({
    method: 'GET',
    path: '/api/health',
    auth: 'public',
    anonymous: true,
    summary: 'Check whether the server and its database respond',
    response: answering,
  }),
  live: endpoint({
    method: 'GET',
    path: '/api/health/live',
    auth: 'public',
    anonymous: true,
    summary: 'Check whether the server responds, regardless of its database',
    response: answering,
  }),
  ready: endpoint({
    method: 'GET',
    path: '/api/health/ready',
    auth: 'public',
    anonymous: true,
    summary: 'Check whether the server is ready: its database responds and has space',
    response: answering,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/health/detail',
    auth: 'admin',
    summary:
      'Return details for administrators: the database, its free space, restarts, backups, and other services',
    response: z.object({
      database: z.enum(['embedded', 'server']),
      /** The disk of DATA_DIR; `freeBytes` is null when the free space cannot be read. */
      disk: z.object({ state: z.enum(diskStates), freeBytes: z.nullable(z.number()) }),
      /**
       * How often `npm start` has started the server again because it had ended by itself, and its last exit code; null
       * when something else runs the server.
       */
      restarts: z.nullable(z.object({ count: z.number(), lastExitCode: z.nullable(z.number()) })),
      /** Null when this server makes none. */
      backup: z.nullable(backupState),
      /** Mail server, bucket, Redis and others, as they are set up; tried at most once a minute. */
      services: z.array(serviceState),
    }),
  }),
  metrics: endpoint({
    method: 'GET',
    path: '/api/metrics',
    auth: 'public',
    anonymous: true,
    summary: 'Return Prometheus metrics; requires METRICS_TOKEN as a bearer token',
    response: file('text/plain; version=0.0.4; charset=utf-8'),
  }),
} satisfies Endpoints;
