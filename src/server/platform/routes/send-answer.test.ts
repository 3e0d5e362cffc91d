import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Endpoints, endpoint, file, nothing, stream } from '#contract/endpoint.ts';
import { startRoutes } from '#testing/routes-app.ts';
import { AppError } from '../app-error.ts';
import type { Handlers } from './handler.ts';

const open = { auth: 'public', summary: 'For a test' } as const;

const rows = {
  add: endpoint({
    ...open,
    method: 'POST',
    path: '/api/clubs',
    body: z.object({ name: z.string() }),
    bodyLimit: 100,
    response: z.object({ name: z.string() }),
    status: 201,
  }),
  remove: endpoint({ ...open, method: 'DELETE', path: '/api/clubs', response: nothing }),
  card: endpoint({
    ...open,
    method: 'GET',
    path: '/api/clubs/card/{name}',
    params: z.object({ name: z.string() }),
    response: file('text/csv; charset=utf-8'),
    cache: 'private, max-age=60',
  }),
  picture: endpoint({ ...open, method: 'GET', path: '/api/picture', response: file('image/png') }),
  all: endpoint({
    ...open,
    method: 'GET',
    path: '/api/clubs/all',
    response: stream('application/x-ndjson'),
  }),
} satisfies Endpoints;

async function* lines() {
  yield Buffer.from('{"name":"Putter"}\n');
  yield Buffer.from('{"name":"Driver"}\n');
}

const handlers: Handlers<typeof rows> = {
  add: async ({ body }) => body,
  remove: async () => undefined,
  async card({ params: { name } }) {
    if (name === 'none') throw new AppError('not_found');
    return `club,${name}`;
  },
  picture: async () => new Uint8Array([137, 80, 78, 71]),
  all: async () => Readable.from(lines()),
};

let app: FastifyInstance;
beforeEach(async () => {
  app = await startRoutes(rows, handlers);
});
afterEach(() => app.close());

test('a response has the status of its endpoint definition', async () => {
  const payload = { name: 'Putter', price: 80 };
  const added = await app.inject({ method: 'POST', url: '/api/clubs', payload });
  expect({ status: added.statusCode, body: added.json() }).toEqual({
    status: 201,
    body: { name: 'Putter' },
  });
});

test('an empty response has status 204 and no body', async () => {
  const removed = await app.inject({ method: 'DELETE', url: '/api/clubs' });
  expect({ status: removed.statusCode, body: removed.body }).toEqual({ status: 204, body: '' });
});

test('a file response has its media type, both as text and as bytes', async () => {
  const card = await app.inject('/api/clubs/card/Putter');
  expect(card.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(card.body).toBe('club,Putter');
  const picture = await app.inject('/api/picture');
  expect(picture.headers['content-type']).toBe('image/png');
  expect([...picture.rawPayload]).toEqual([137, 80, 78, 71]);
});

test('a stream arrives whole', async () => {
  const all = await app.inject('/api/clubs/all');
  expect(all.headers['content-type']).toBe('application/x-ndjson');
  expect(all.body).toBe('{"name":"Putter"}\n{"name":"Driver"}\n');
});

test('a body over the limit of its endpoint is refused', async () => {
  const payload = { name: 'x'.repeat(100) };
  const refused = await app.inject({ method: 'POST', url: '/api/clubs', payload });
  expect({ status: refused.statusCode, code: refused.json().code }).toEqual({
    status: 413,
    code: 'too_large',
  });
});

test('only successful responses may be cached, for as long as their endpoint allows', async () => {
  const policyOf = async (url: string) => (await app.inject(url)).headers['cache-control'];
  expect(await policyOf('/api/clubs/card/Putter')).toBe('private, max-age=60');
  expect(await policyOf('/api/picture')).toBe('no-store');
  expect(await policyOf('/api/clubs/card/none')).not.toBe('private, max-age=60');
});
