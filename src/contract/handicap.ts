import * as z from 'zod/mini';
import { hasOneDecimal, isInRange } from '#domain/handicap/handicap.ts';
import { type Endpoints, endpoint } from './endpoint.ts';
import type { IssueCode } from './errors.ts';
import { instant, notes, success } from './fields.ts';

/** In characters. */
export const longestHandicapNotes = 500;

/** URL prefixes of reads that become stale with a new handicap. */
export const changedWithHandicap: readonly string[] = [
  '/api/auth/user',
  '/api/user/dashboard',
  '/api/user/handicap-history',
  '/api/user/stats',
  '/api/user/progress',
  '/api/user/achievement',
  '/api/user/notifications',
];

export const handicapEntry = z.object({ handicap: z.string(), recordedAt: instant });
export type HandicapEntry = z.output<typeof handicapEntry>;

export const handicap = {
  update: endpoint({
    method: 'POST',
    path: '/api/user/handicap',
    auth: 'golfer',
    token: 'log',
    idempotent: true,
    offline: true,
    summary: 'Record the current handicap; a plus handicap is negative',
    body: z.object({
      handicap: z
        .number('handicap' satisfies IssueCode)
        .check(
          z.refine(hasOneDecimal, 'handicap_decimals' satisfies IssueCode),
          z.refine(isInRange, 'handicap_range' satisfies IssueCode),
        ),
      notes: z.optional(z.nullable(notes(longestHandicapNotes))),
    }),
    refresh: changedWithHandicap,
    response: handicapEntry,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/user/handicap-history',
    auth: 'golfer',
    token: 'read',
    summary: 'List every recorded handicap, oldest first',
    response: z.array(handicapEntry),
  }),
  shouldRequest: endpoint({
    method: 'GET',
    path: '/api/user/should-request-handicap',
    auth: 'golfer',
    token: 'read',
    summary: 'Return whether this month’s handicap update is still due',
    response: z.object({ shouldRequest: z.boolean() }),
  }),
  requestCompleted: endpoint({
    method: 'POST',
    path: '/api/user/handicap-request-completed',
    auth: 'golfer',
    idempotent: true,
    offline: true,
    summary: 'Mark this month’s handicap request as answered or skipped',
    refresh: ['/api/user/should-request-handicap'],
    response: success,
  }),
} satisfies Endpoints;
