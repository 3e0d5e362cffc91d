import * as z from 'zod/mini';
import { knownPassword } from './accounts-schemas.ts';
import { type Endpoints, endpoint, stream } from './endpoint.ts';
import { email, instant, madeId, optional } from './fields.ts';

/** The kinds of data that an import accepts, named after their files in the export. */
export const importedKinds = [
  'profile',
  'privacy',
  'notification-preferences',
  'enrollments',
  'plan-pauses',
  'scheduled-sessions',
  'drill-swaps',
  'session-completions',
  'exercise-results',
  'practice',
  'rounds',
  'handicaps',
  'handicap-requests',
  'achievements',
] as const;
export type ImportedKind = (typeof importedKinds)[number];

/** Why rows of an export were left out: their content is not on this server, or they belong to a row left out. */
const reasonsToLeaveOut = ['no_such_content', 'belongs_to_left_out'] as const;

export const importLimits = {
  mediaTypes: ['application/zip', 'application/x-zip-compressed', 'application/octet-stream'],
  maxBytes: 8 * 1024 * 1024,
} as const;

const kind = z.enum(importedKinds);
const leftOut = z.object({
  kind,
  count: z.int(),
  reason: z.enum(reasonsToLeaveOut),
  /** Ids of the missing content; only the first ones when there are many. */
  names: z.array(z.string()),
});

const importResult = z.object({
  imported: z.array(z.object({ kind, count: z.int() })),
  leftOut: z.array(leftOut),
});
export type ImportResult = z.output<typeof importResult>;

/** Days during which signing in cancels a deletion. */
export const deletionDays = 7;

export const accountData = {
  exportData: endpoint({
    method: 'GET',
    path: '/api/user/export',
    auth: 'golfer',
    rateClass: 'uploads',
    summary: 'Export everything stored about the golfer, as JSON and CSV in a ZIP',
    response: stream('application/zip'),
  }),
  importData: endpoint({
    method: 'POST',
    path: '/api/user/import',
    auth: 'golfer',
    rateClass: 'uploads',
    summary: 'Import an export from another installation into an account without history',
    files: { export: importLimits },
    refresh: ['/api/'],
    response: importResult,
  }),
  requestDeletion: endpoint({
    method: 'POST',
    path: '/api/user/deletion',
    auth: 'golfer',
    rateClass: 'credentials',
    summary: 'Close the account; it is deleted after seven days unless the golfer signs in',
    body: z.object({
      /** The account's email address, typed as confirmation. */
      email,
      /** Required when the account has a password. */
      password: optional(knownPassword),
    }),
    response: z.object({ deleteAfter: instant }),
  }),
  requestDeletionOf: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/{id}',
    auth: 'admin',
    act: 'deleteUser',
    summary: 'Close a golfer’s account; it is deleted after seven days unless the golfer signs in',
    params: z.object({ id: madeId }),
    refresh: ['/api/admin/'],
    response: z.object({ deleteAfter: instant }),
  }),
} satisfies Endpoints;
