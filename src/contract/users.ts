import * as z from 'zod/mini';
import { type Endpoints, endpoint } from './endpoint.ts';
import { id, instant, line } from './fields.ts';

/** Users on one page of the list. */
export const usersPerPage = 25;

const listed = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  createdAt: instant,
  /** Browsers that are signed in. */
  sessions: z.int(),
  /** When the account is deleted; null unless it was asked for. */
  deleteAfter: z.nullable(instant),
});
export type ListedUser = z.output<typeof listed>;

const done = z.object({ success: z.literal(true) });
const params = z.object({ id });

/** What administrators see of accounts, and do to them. */
export const users = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    auth: 'admin',
    summary:
      'Accounts by address, a page at a time; those whose name or address begins with some text',
    query: z.object({
      search: z.optional(line(100)),
      /** The address after which the page begins. */
      after: z.optional(line(254)),
    }),
    response: z.object({
      users: z.array(listed),
      hasMore: z.boolean(),
      /** Accounts in all; null on later pages and in a search. */
      total: z.nullable(z.int()),
    }),
  }),
  setAdministrator: endpoint({
    method: 'PUT',
    path: '/api/admin/users/{id}/administrator',
    auth: 'admin',
    summary: 'Make an account an administrator or take that back; one has to stay',
    params,
    body: z.object({ isAdmin: z.boolean() }),
    response: done,
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/{id}/sessions',
    auth: 'admin',
    summary: 'Sign every browser of an account out',
    params,
    response: done,
  }),
} satisfies Endpoints;
