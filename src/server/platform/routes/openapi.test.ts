import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument('pinhigh.session_token');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinhigh-openapi-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the OpenAPI document is clean under redocly lint', async () => {
  const path = join(folder, 'openapi.json');
  await writeFile(path, JSON.stringify(document));
  const { stdout } = await promisify(execFile)(
    join(process.cwd(), 'node_modules/.bin/redocly'),
    ['lint', path, '--format=json', '--max-problems=1000'],
    {
      cwd: folder,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  ).catch((failed: { stdout: string }) => failed);
  expect(JSON.parse(stdout).problems).toEqual([]);
});

test('an operation lists its name, tag, security, parameters and request body', () => {
  const { post } = document.paths['/api/user/complete-session'] ?? {};
  expect(post).toMatchObject({
    operationId: 'trainingComplete',
    tags: ['training'],
    security: [{ session: [] }],
    parameters: ['idempotency-key', 'recorded-ago', 'recorded-by'].map((name) => ({
      name,
      in: 'header',
      required: false,
    })),
    'x-offline': true,
    requestBody: {
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/TrainingCompleteRequest' } },
      },
    },
  });
  expect(document.paths['/api/programs']?.['get']).toMatchObject({ security: [] });
});

test('an entity has the same schema name everywhere', () => {
  const { schemas } = document.components;
  expect(schemas['TrainingCompleteResponse']).toMatchObject({
    properties: {
      completion: { $ref: '#/components/schemas/Completion' },
      effects: { $ref: '#/components/schemas/Effects' },
    },
  });
});

test('the document, which is large, may be fetched less often than small files', async () => {
  const server = await startTestApp('server', { RATE_LIMIT_SCALE: '0.1' });
  const statuses: number[] = [];
  for (let asked = 0; asked < 4; asked += 1)
    statuses.push((await server.app.inject('/api/docs/json')).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await server.app.inject('/api/docs/')).statusCode).toBe(200);
  await server.close();
});
