import type { FastifyBaseLogger } from 'fastify';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { StoppedError, worker } from './job.ts';
import { runJob } from './run-job.ts';

test.each([
  ['failed for a reason', new Error('no room'), 'error', 'job failed'],
  [
    'was interrupted by a stop of the server',
    new StoppedError('The server stops'),
    'info',
    'job interrupted',
  ],
])('a job that %s is tried again, and the log says so at its level', async (_, thrown, ...said) => {
  const lines: string[][] = [];
  const write = (level: string) => (_about: object, message: string) =>
    void lines.push([level, message]);
  const log = { error: write('error'), info: write('info') };
  const fails = worker({ name: 'some-job', payload: z.object({}) }, async () => {
    throw thrown;
  });
  const observers = { log: log as unknown as FastifyBaseLogger, metrics: null };
  const result = await runJob(fails, { id: '1', data: {} }, observers);
  expect(result.status).toBe('failed');
  expect(lines).toEqual([said]);
});
