import * as z from 'zod/mini';
import { type Endpoints, endpoint } from './endpoint.ts';
import { instant, line, madeId, nextPage, success } from './fields.ts';

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

const params = z.object({ id: madeId });

/** Administrators' requests for golfers' accounts. */
export const users = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    auth: 'admin',
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
