import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/index.ts';
import { startTestApp } from '#testing/app.ts';
import { apiExamples } from './api-examples.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument(new URL('https://golf.example.org'));

/** The rows that access tokens may call, with the ids of their operations. */
const tokenRows = Object.entries(endpoints).flatMap(([tag, rows]) =>
  Object.entries<Endpoint>(rows)
    .map(([name, row]) => ({ id: tag + name.charAt(0).toUpperCase() + name.slice(1), row }))
    .filter(({ row }) => row.token !== undefined),
);

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
    security: [{ session: [] }, { token: [] }],
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

test('every call that an access token may send names the scope and shows a command that the call accepts', () => {
  const commands = tokenRows.map(({ id, row }) => {
    const { params, body } = apiExamples[id] ?? {};
    if (row.params) z.parse(row.params, params);
    if (row.body) z.parse(row.body, body);
    const operation = document.paths[row.path]?.[row.method.toLowerCase()];
    return (operation as { description: string }).description;
  });
  expect(commands).toHaveLength(tokenRows.length);
  for (const command of commands) {
    expect(command).toMatch(/^Access tokens: scope `(read|log)`\.\n\n```sh\ncurl /);
    expect(command).not.toMatch(/[{]\w+[}]/);
  }
  const { post } = document.paths['/api/user/handicap'] ?? {};
  expect(post).toMatchObject({
    description: [
      'Access tokens: scope `log`.\n',
      '```sh',
      "curl -X POST 'https://golf.example.org/api/user/handicap' \\",
      '  -H "Authorization: Bearer $PINHIGH_TOKEN" \\',
      "  -H 'Content-Type: application/json' \\",
      `  -d '{"handicap":18.4,"notes":"After the club championship."}'`,
      '```',
    ].join('\n'),
  });
  const unused = Object.keys(apiExamples).filter((id) => !tokenRows.some((row) => row.id === id));
  expect(unused).toEqual([]);
});
