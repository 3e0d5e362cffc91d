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
