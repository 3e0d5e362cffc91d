import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Endpoints, endpoint } from '#contract/endpoint.ts';
import { startRoutes } from '#testing/routes-app.ts';
import type { Handlers } from './handler.ts';

const open = { method: 'POST', auth: 'public', summary: 'For a test' } as const;

const rows = {
  card: endpoint({
    ...open,
    path: '/api/card',
    body: z.object({ course: z.string().check(z.minLength(1)) }),
    files: {
      photo: { mediaTypes: ['image/png', 'image/jpeg'], maxBytes: 8 },
      notes: { mediaTypes: ['text/plain'], maxBytes: 4, optional: true },
    },
    response: z.object({ course: z.string(), photo: z.string(), notes: z.nullable(z.string()) }),
  }),
  plain: endpoint({
    ...open,
    path: '/api/plain',
    body: z.object({ course: z.string() }),
    response: z.object({ course: z.string() }),
  }),
} satisfies Endpoints;

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString();

const handlers: Handlers<typeof rows> = {
  card: async ({ body, files: { photo, notes } }) => ({
    course: body.course,
    photo: `${photo.mediaType} ${textOf(photo.bytes)}`,
    notes: notes && textOf(notes.bytes),
  }),
  plain: async ({ body }) => body,
};

let app: FastifyInstance;
beforeEach(async () => {
  app = await startRoutes(rows, handlers);
});
afterEach(() => app.close());

const png = (text: string) => new Blob([text], { type: 'image/png' });
const plain = (text: string) => new Blob([text], { type: 'text/plain' });

async function send(parts: Readonly<Record<string, string | Blob>>, url = '/api/card') {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  const answer = await app.inject({ method: 'POST', url, payload: form });
  return { status: answer.statusCode, body: answer.json() };
}

test('text and files of a form reach the handler', async () => {
  expect(await send({ course: 'Old Links', photo: png('pixels'), notes: plain('wind') })).toEqual({
    status: 200,
    body: { course: 'Old Links', photo: 'image/png pixels', notes: 'wind' },
  });
  expect(await send({ course: 'Old Links', photo: png('pixels') })).toMatchObject({
    body: { notes: null },
  });
});

test.each([
  ['a file that is too large', { course: 'A', photo: png('more than eight') }, 413, 'too_large'],
  [
    'one over its own limit',
    { course: 'A', photo: png('p'), notes: plain('12345') },
    413,
    'too_large',
  ],
  ['a type that is not taken', { course: 'A', photo: plain('p') }, 415, 'unsupported_type'],
  ['too long a text', { course: 'A'.repeat(20_000), photo: png('p') }, 413, 'too_large'],
])('%s is refused, and the next form is accepted', async (_case, parts, status, code) => {
  expect(await send(parts)).toMatchObject({ status, body: { code } });
  expect(await send({ course: 'A', photo: png('p') })).toMatchObject({ status: 200 });
});

test.each([
  ['a missing file', { course: 'A' }, 'photo'],
  ['a file that nobody asked for', { course: 'A', photo: png('p'), video: png('v') }, 'video'],
  ['a text that breaks its rule', { course: '', photo: png('p') }, 'course'],
])('the error for %s names its field', async (_case, parts, path) => {
  const answer = await send(parts);
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', issues: [{ path }] },
  });
});

test('a field named like a property of every object is refused', async () => {
  const answer = await send({ course: 'A', photo: png('p'), toString: png('v') });
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
});

test('JSON is refused where a form is expected, and a form where JSON is expected', async () => {
  const json = await app.inject({ method: 'POST', url: '/api/card', payload: { course: 'A' } });
  expect(json.statusCode).toBe(415);
  expect(await send({ course: 'A' }, '/api/plain')).toMatchObject({ status: 415 });
});

test('a form that ends too early is refused', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/card',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\nContent-Disposition: form-data; name="course"\r\n\r\nA',
  });
  expect(answer.statusCode).toBe(400);
});
