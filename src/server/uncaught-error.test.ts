import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDataFolder } from '#testing/database.ts';
import { longWait } from '#testing/long-wait.ts';
import { launchServer, untilReady } from '#testing/server-process.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await createDataFolder();
});
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));

const preload = [fileURLToPath(import.meta.resolve('#testing/throw-on-signal.ts'))];

test('after an error that nobody caught, the server answers what it has begun and ends with a code of its own', async () => {
  const server = await launchServer({ env: { DATA_DIR: dataDir }, preload });
  await untilReady(server);
  const headers = { 'content-type': 'application/json', 'content-length': 2 };
  const answered = Promise.withResolvers<number | undefined>();
  const sent = request(new URL('/api/logs/client', server.url), { method: 'POST', headers });
  sent.on('response', (answer) => answered.resolve(answer.resume().statusCode));
  sent.on('error', answered.reject);
  await new Promise<void>((done) => void sent.write('{', () => done()));
  await fetch(new URL('/api/health', server.url));

  process.kill(server.pid, 'SIGUSR2');
  await vi.waitFor(() => expect(server.output()).toContain('uncaught error'), longWait);
  sent.end('}');
  expect(await answered.promise).toBe(400);
  expect(await server.ended).toBe(70);
  const line = server.output().match(/^.*uncaught error.*$/m)?.[0] ?? '';
  const { level, stack } = JSON.parse(line);
  expect(level).toBe(60);
  expect(stack.join()).toContain('throw-on-signal.ts:4');
});
