import { QueryClient } from '@tanstack/react-query';
import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { accounts, type User } from '#contract/accounts.ts';
import { endpoint } from '#contract/endpoint.ts';
import { feed } from '#contract/feed.ts';
import { notifications } from '#contract/notifications.ts';
import { type Program, programs } from '#contract/programs.ts';
import { stubServer } from '#testing/stub-server.ts';
import { InterceptedError } from './failures.ts';
import { pages, query } from './query.ts';
import { urlOf } from './url.ts';

const server = stubServer();

const search = endpoint({
  method: 'GET',
  path: '/api/things/{id}/of/{year}',
  auth: 'golfer',
  summary: '',
  params: z.object({ id: z.string(), year: z.int() }),
  query: z.object({ from: z.optional(z.string()), days: z.int() }),
  response: z.array(z.string()),
});

test('the cache key of a read is its URL', () => {
  expect(query(programs.list).queryKey).toEqual(['/api/programs']);
  expect(query(programs.get, { params: { id: 'p1' } }).queryKey).toEqual(['/api/programs/p1']);
});

test('path placeholders are filled and encoded, and the query is appended', () => {
  const read = query(search, {
    params: { id: 'a/b c', year: 2026 },
    query: { days: 7, from: 'x&y' },
  });
  expect(read.queryKey).toEqual(['/api/things/a%2Fb%20c/of/2026?days=7&from=x%26y']);
});

test('undefined query values are left out', () => {
  const parts = { params: { id: 'a', year: 1 }, query: { from: undefined, days: 7 } };
  expect(urlOf(search, parts)).toBe('/api/things/a/of/1?days=7');
});

test('a missing path value throws an error instead of sending a request', () => {
  expect(() => urlOf(programs.get)).toThrow('/api/programs/{id} needs id');
});

test('an optional sign-in read returns null when signed out, and its type includes null', async () => {
  server.refuses('unauthorized');
  const read = query(accounts.currentUser, {}, { on401: 'null' });
  await expect(new QueryClient().fetchQuery(read)).resolves.toBeNull();
  expectTypeOf<Awaited<ReturnType<typeof fetchUser>>>().toEqualTypeOf<User | null>();
});

test('a proxy’s demand to sign in does not make a golfer a visitor', async () => {
  server.replies(() => new Response('401 Unauthorized', { status: 401 }));
  await expect(fetchUser()).rejects.toBeInstanceOf(InterceptedError);
});

const fetchUser = () =>
  new QueryClient().fetchQuery(query(accounts.currentUser, {}, { on401: 'null' }));
const fetchProgram = () =>
  new QueryClient().fetchQuery(query(programs.get, { params: { id: 'p1' } }));

test('a signed-out read fails by default', async () => {
  server.refuses('unauthorized');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await expect(client.fetchQuery(query(accounts.currentUser))).rejects.toMatchObject({
    status: 401,
  });
});

test('a screen can treat a 404 response as null', async () => {
  server.refuses('not_found');
  const read = query(programs.get, { params: { id: 'gone' } }, { on404: 'null' });
  await expect(new QueryClient().fetchQuery(read)).resolves.toBeNull();
});

test('rows determine the required input and the result type', () => {
  expectTypeOf<Awaited<ReturnType<typeof fetchProgram>>>().toEqualTypeOf<Program>();
  // @ts-expect-error the row has a param
  expect(() => query(programs.get)).toThrow();
  // @ts-expect-error it is called id
  expect(() => query(programs.get, { params: { name: 'x' } })).toThrow();
});

test('a list whose pages do not say how to get the next one does not compile without it', () => {
  // @ts-expect-error `next` is missing.
  const incomplete = pages(notifications.list);
  const lists = [pages(feed.list), pages(notifications.list, { next: (page) => page.at(-1)?.id })];
  expect([incomplete, ...lists].map(({ queryKey }) => queryKey[1])).toEqual(Array(3).fill('pages'));
});
