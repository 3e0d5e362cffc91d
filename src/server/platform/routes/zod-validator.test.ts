import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { zodValidator } from './zod-validator.ts';

async function echo(headers: Record<string, string>) {
  const app = fastify();
  app.setValidatorCompiler(zodValidator);
  app.get(
    '/',
    { schema: { headers: z.object({ 'idempotency-key': z.optional(z.uuid()) }) } },
    async (request) => request.headers,
  );
  const answer = await app.inject({ url: '/', headers });
  await app.close();
  return { status: answer.statusCode, headers: answer.json() };
}

test('validating one header keeps the other headers', async () => {
  const key = '5f0c7d1e-3b0a-4c59-9a3e-0d8f6b1a2c3d';
  const { status, headers } = await echo({ cookie: 'a=b', origin: 'x', 'idempotency-key': key });
  expect(status).toBe(200);
  expect(headers).toMatchObject({ cookie: 'a=b', origin: 'x', 'idempotency-key': key });
});

test('a header that is wrong is refused', async () => {
  expect(await echo({ 'idempotency-key': 'again' })).toMatchObject({ status: 400 });
});
