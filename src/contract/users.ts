import * as z from 'zod/mini';
import { nameLength } from './accounts-schemas.ts';
import { type Endpoints, endpoint } from './endpoint.ts';
import { email, instant, line, madeId, nextPage, requiredLine, success } from './fields.ts';

/** Users on one page of the list. */
export const usersPerPage = 25;

const listed = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  createdAt: instant,
  /** Number of signed-in browsers. */
  sessions: z.int(),
  /** When the account will be deleted; null unless the golfer requested it. */
  deleteAfter: z.nullable(instant),
});
export type ListedUser = z.output<typeof listed>;

/** How long a link of an administrator works with which a golfer sets a password. */
export const passwordLinkHours = { newAccount: 7 * 24, existing: 24 } as const;

const passwordLink = z.object({ url: z.string(), expiresAt: instant });
export type PasswordLink = z.output<typeof passwordLink>;

const params = z.object({ id: madeId });

/** Administrators' requests for golfers' accounts. */
export const users = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    auth: 'admin',
    fromReplica: true,
    summary:
      'List accounts by email address, one page at a time, filtered by the start of a name or address',
    query: z.object({
      search: z.optional(line(100)),
      cursor: z.optional(line(254)),
    }),
    response: z.object({
      users: z.array(listed),
      ...nextPage,
      /** The total number of accounts; null on later pages and in a search. */
      total: z.nullable(z.int()),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/users',
    act: 'createUser',
    auth: 'admin',
    summary:
      'Create an account; its golfer sets a password with the link, which is returned only once and mailed if mail works',
    body: z.object({ name: requiredLine(nameLength.whole, 'name_required'), email }),
    refresh: ['/api/admin/'],
    response: z.extend(passwordLink, { id: z.string(), isMailed: z.boolean() }),
    status: 201,
  }),
  makeResetLink: endpoint({
    method: 'POST',
    path: '/api/admin/users/{id}/reset-link',
    act: 'makeResetLink',
    auth: 'admin',
    summary: 'Make a link with which a golfer sets a new password; it is returned only once',
    params,
    refresh: ['/api/admin/audit-log'],
    response: passwordLink,
  }),
  setAdministrator: endpoint({
    method: 'PUT',
    path: '/api/admin/users/{id}/administrator',
    act: 'setAdministrator',
    auth: 'admin',
    summary: 'Grant or revoke administrator rights; the last administrator cannot be removed',
    params,
    body: z.object({ isAdmin: z.boolean() }),
    refresh: ['/api/admin/'],
    response: success,
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/{id}/sessions',
    act: 'endSessions',
    auth: 'admin',
    summary: 'Sign out every browser of an account',
    params,
    refresh: ['/api/admin/'],
    response: success,
  }),
} satisfies Endpoints;
