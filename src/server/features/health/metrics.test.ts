import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { longWait } from '#testing/long-wait.ts';

const token = 'only-for-the-monitor';
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp('server', { METRICS_TOKEN: token });
});
afterAll(() => server.close());

const read = (authorization?: string) =>
  server.app.inject({ url: '/api/metrics', headers: authorization ? { authorization } : {} });
const figures = async () => (await read(`Bearer ${token}`)).body;

test('metrics show a client with the token the requests by route, never by URL', async () => {
  await visitor(server).get('/api/programs/break-100');
  await visitor(server).get('/api/programs/no-such-program');
  const answer = await read(`Bearer ${token}`);
  expect(answer.headers['content-type']).toContain('text/plain');
  const counted = (status: number) =>
    `pinhigh_http_request_duration_seconds_count{route="/api/programs/:id",method="GET",status="${status}"} 1`;
  expect(answer.body).toContain(counted(200));
  expect(answer.body).toContain(counted(404));
  expect(answer.body).not.toContain('no-such-program');
});

test('metrics include connections, waiting background jobs, event loop delay and memory', async () => {
  const body = await figures();
  expect(body).toMatch(/^pinhigh_db_connections [1-9]/m);
  expect(body).toMatch(/^pinhigh_db_waiting 0/m);
  expect(body).toMatch(/^pinhigh_jobs_due \d/m);
  expect(body).toMatch(/^pinhigh_sockets 0/m);
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(body).toMatch(/^process_resident_memory_bytes /m);
});

test('metrics show how old the last backup is, once there is one', async () => {
  expect(await figures()).not.toMatch(/^pinhigh_backup_age_seconds /m);
  const { folder } = server.config.backups;
  await mkdir(folder);
  await writeFile(join(folder, 'pinhigh-2026-05-13T233000Z.zip'), '');
  expect(await figures()).toMatch(/^pinhigh_backup_age_seconds 1800$/m);
});

test('metrics count background jobs by name and outcome', async () => {
  const done = /pinhigh_job_duration_seconds_count\{job="[\w-]+",outcome="completed"\} [1-9]/;
  await vi.waitFor(async () => expect(await figures()).toMatch(done), longWait);
});

test.each([
  ['nothing', undefined],
  ['another token', 'Bearer only-for-the-visitors'],
  ['the start of it', 'Bearer only'],
])(
  'a request that sends %s instead of the token cannot read the metrics',
  async (_, authorization) => {
    expect((await read(authorization)).statusCode).toBe(401);
  },
);
