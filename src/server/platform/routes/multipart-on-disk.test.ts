import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Endpoints, endpoint } from '#contract/endpoint.ts';
import { longWait } from '#testing/long-wait.ts';
import { startRoutes } from '#testing/routes-app.ts';
import { AppError } from '../app-error.ts';
import { openTemporary } from '../storage/temporary.ts';
import type { Handlers } from './handler.ts';

const mostBytes = 300_000;

const rows = {
  film: endpoint({
    method: 'POST',
    auth: 'public',
    summary: 'For a test',
    path: '/api/film',
    body: z.object({ fails: z.optional(z.string()) }),
    files: { film: { mediaTypes: ['video/mp4'], maxBytes: mostBytes, onDisk: true } },
    response: z.object({ size: z.int(), last: z.string(), path: z.string() }),
  }),
} satisfies Endpoints;

const handlers: Handlers<typeof rows> = {
  async film({ body, files: { film } }) {
    if (body.fails !== undefined) throw new AppError('forbidden');
    const bytes = await readFile(film.path);
    return { size: film.size, last: bytes.toString('latin1', bytes.length - 3), path: film.path };
  },
};

let dataDir = '';
let app: FastifyInstance;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pinhigh-forms-'));
  app = await startRoutes(rows, handlers, openTemporary(dataDir));
});
afterEach(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

const left = () => readdir(join(dataDir, 'temporary'));
const nothingIsLeft = () => vi.waitFor(async () => expect(await left()).toEqual([]), longWait);

async function send(content: string, fields: Readonly<Record<string, string>> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('film', new Blob([content], { type: 'video/mp4' }), '../film.mp4');
  const answer = await app.inject({ method: 'POST', url: '/api/film', payload: form });
  return { status: answer.statusCode, body: answer.json() };
}

test('a large file of a form is on disk during its request, under a name chosen by the server', async () => {
  const { status, body } = await send(`${'x'.repeat(mostBytes - 3)}end`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ size: mostBytes, last: 'end' });
  expect(body.path).toMatch(/\/temporary\/[0-9a-f-]{36}$/);
  await nothingIsLeft();
});

test('no temporary file remains when a file is too large or its request is refused', async () => {
  expect(await send('x'.repeat(mostBytes + 1))).toMatchObject({ body: { code: 'too_large' } });
  expect((await send('x', { fails: 'yes' })).status).toBe(403);
  await nothingIsLeft();
});

test('no temporary file remains when the client disconnects during the upload', async () => {
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(address.port), '127.0.0.1');
  socket.write(
    'POST /api/film HTTP/1.1\r\nhost: localhost\r\ncontent-length: 200000\r\n' +
      'content-type: multipart/form-data; boundary=x\r\n\r\n' +
      '--x\r\ncontent-disposition: form-data; name="film"; filename="a"\r\n' +
      `content-type: video/mp4\r\n\r\n${'y'.repeat(50_000)}`,
  );
  await vi.waitFor(async () => expect(await left()).toHaveLength(1), longWait);
  socket.destroy();
  await nothingIsLeft();
});

test('an upload to a full disk fails with the code disk_full', async () => {
  const path = join(dataDir, 'link');
  // Every write to this device fails because it is full.
  await symlink('/dev/full', path);
  await app.close();
  app = await startRoutes(rows, handlers, { ...openTemporary(dataDir), newPath: async () => path });
  expect(await send('x'.repeat(100_000))).toMatchObject({
    status: 503,
    body: { code: 'disk_full' },
  });
});
