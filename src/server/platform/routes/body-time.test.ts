import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Endpoints, endpoint } from '#contract/endpoint.ts';
import { videoLimits } from '#contract/exercises.ts';
import { startRoutes } from '#testing/routes-app.ts';
import { extraBodyMsOf, limitBodyTime } from './body-time.ts';
import type { Handlers } from './handler.ts';

/** The time limit for a body in these tests; its parts are sent at intervals of half the limit. */
const limitMs = 300;

const rows = {
  words: endpoint({
    method: 'POST',
    auth: 'public',
    summary: 'For a test',
    path: '/api/words',
    body: z.object({ text: z.string() }),
    response: z.object({ length: z.int() }),
  }),
  film: endpoint({
    method: 'POST',
    auth: 'public',
    summary: 'For a test',
    path: '/api/film',
    files: { film: { mediaTypes: ['video/mp4'], maxBytes: 10_000_000, onDisk: true } },
    response: z.object({ size: z.int() }),
  }),
} satisfies Endpoints;

const handlers: Handlers<typeof rows> = {
  words: async ({ body: { text } }) => ({ length: text.length }),
  film: async ({ files: { film } }) => ({ size: film.size }),
};

let app: FastifyInstance;
beforeEach(async () => {
  app = await startRoutes(rows, handlers);
  limitBodyTime(app, limitMs);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** Sends the parts one after another, as over a slow connection, and returns everything received until the end. */
async function sendSlowly(head: string, parts: readonly string[]): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += String(data);
  });
  // The server closes the connection while parts are still being sent.
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  const length = parts.join('').length;
  socket.write(`${head}host: localhost\r\nconnection: close\r\ncontent-length: ${length}\r\n\r\n`);
  for (const part of parts) {
    if (socket.writable) socket.write(part);
    await pause(limitMs / 2);
  }
  await closed;
  return answer;
}

const json = (path: string) =>
  `POST ${path} HTTP/1.1\r\ncontent-type: application/json; charset=utf-8\r\n`;

test('a body that arrives too slowly is refused and its connection closed', async () => {
  const answer = await sendSlowly(json('/api/words'), ['{"text":', ...'123456789']);
  expect(answer).toMatch(/^HTTP\/1\.1 400 .*"code":"invalid_input"/s);
});

test('a slow body sent to an unknown address is refused as well', async () => {
  const answer = await sendSlowly(json('/api/nowhere'), ['{"text":', ...'123456789']);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

test('a file upload over a slow connection succeeds', async () => {
  const answer = await sendSlowly(
    'POST /api/film HTTP/1.1\r\ncontent-type: multipart/form-data; boundary=x\r\n',
    [
      '--x\r\ncontent-disposition: form-data; name="film"; filename="a"\r\n',
      'content-type: video/mp4\r\n\r\n',
      ...Array.from({ length: 6 }, () => 'y'.repeat(1000)),
      '\r\n--x--\r\n',
    ],
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 .*"size":6000/s);
});

test('a video of maximum size gets at least the time that it takes at 1 Mbit a second', () => {
  const secondsAt1Mbit = (videoLimits.maxBytes * 8) / 1_000_000;
  expect(extraBodyMsOf({ files: { video: videoLimits } }) / 1000).toBeGreaterThan(secondsAt1Mbit);
});
