import { randomUUID } from 'node:crypto';
import { fastify, type onRequestAsyncHookHandler } from 'fastify';
import { expect, test } from 'vitest';
import { openRedis } from '../live/redis.ts';
import { replyToErrors } from './error-reply.ts';
import { makeRateLimits } from './rate-limits.ts';
import { sharedRateStore } from './shared-rate-store.ts';

test('different kinds of rate limits are counted separately, and nothing is limited while Redis is away', async () => {
  const app = fastify();
  app.decorateRequest('caller', null);
  replyToErrors(app);
  const redis = await openRedis(process.env['TEST_REDIS_URL'] ?? '', app.log);
  const limits = await makeRateLimits(app, {
    // One request a minute for each kind of limit.
    scale: 0.0001,
    takeAttempt: async () => 1,
    store: sharedRateStore(redis, randomUUID()),
  });
  app.get('/file', async () => 'ok');
  const onRequest = limits.standard as onRequestAsyncHookHandler;
  app.get('/call', { config: { rateLimit: false }, onRequest }, async () => 'ok');
  const ask = async (url: string) => (await app.inject(url)).statusCode;
  const asked = [await ask('/file'), await ask('/call'), await ask('/call'), await ask('/file')];
  expect(asked).toEqual([200, 200, 429, 429]);
  redis.disconnect();
  expect([await ask('/call'), await ask('/file')]).toEqual([200, 200]);
  await app.close();
});

test('a Redis that does not answer is asked once, then left aside for a while and asked once again', async () => {
  let asked = 0;
  let isFrozen = true;
  const exec = async () => {
    asked += 1;
    if (isFrozen) throw new Error('Command timed out');
    return [
      [null, 'OK'],
      [null, 3],
      [null, 5000],
    ];
  };
  const chain = { set: () => chain, incr: () => chain, pttl: () => chain, exec };
  let now = 1_000_000;
  const Store = sharedRateStore({ multi: () => chain } as never, 'test', () => now);
  const [calls, files] = [new Store({ groupId: 'calls' }), new Store({ groupId: 'files' })];
  const count = (store: InstanceType<typeof Store>) =>
    new Promise((resolve) => store.incr('nora', (error, result) => resolve(error ?? result)));
  const fault = new Error('Command timed out');
  expect(await count(calls)).toEqual(fault);
  expect([await count(calls), await count(files)]).toEqual([fault, fault]);
  expect(asked).toBe(1);
  now += 20_000;
  expect(await Promise.all([count(calls), count(files)])).toEqual([fault, fault]);
  expect(asked).toBe(2);
  now += 20_000;
  isFrozen = false;
  expect(await count(files)).toEqual({ current: 3, ttl: 5000 });
  expect(await count(calls)).toEqual({ current: 3, ttl: 5000 });
  expect(asked).toBe(4);
});
