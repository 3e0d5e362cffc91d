import * as z from 'zod/mini';
import { type Endpoints, endpoint, nothing } from './endpoint.ts';
import { optional, readable } from './fields.ts';

export const logLevels = ['debug', 'info', 'warn', 'error'] as const;

/** The longest texts that the log accepts, in characters. */
export const logLength = { message: 2000, url: 500, userAgent: 400, metaKey: 40, metaText: 500 };

/** Entries in one request: those a browser has collected, including those it kept while offline. */
export const mostLogEntries = 50;

const logText = (max: number) => z.string().check(z.maxLength(max), ...readable);

const logEntry = z.object({
  level: z.enum(logLevels),
  message: logText(logLength.message).check(z.minLength(1)),
  /** When it happened, by the browser's clock. */
  timestamp: z.iso.datetime(),
  url: logText(logLength.url),
  userAgent: logText(logLength.userAgent),
  /** Other helpful details, such as the `requestId` of the server's response. */
  meta: optional(
    z
      .record(
        logText(logLength.metaKey),
        z.union([logText(logLength.metaText), z.number(), z.boolean(), z.null()]),
      )
      .check(z.refine((meta) => Object.keys(meta).length <= 10, 'too_many')),
  ),
});
export type LogEntry = z.output<typeof logEntry>;

export const clientLog = {
  send: endpoint({
    method: 'POST',
    path: '/api/logs/client',
    auth: 'public',
    rateClass: 'logs',
    summary: 'Report errors that occurred in the browser',
    body: z.object({
      logs: z.array(logEntry).check(z.minLength(1), z.maxLength(mostLogEntries)),
    }),
    response: nothing,
  }),
} satisfies Endpoints;
