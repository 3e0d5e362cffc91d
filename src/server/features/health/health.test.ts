import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { anAdministrator } from '#testing/broadcasts.ts';
import { engines } from '#testing/database.ts';

describe.each(engines)('health on the %s database', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp(engine, {
      DATA_DIR: '/',
      PINHIGH_RESTARTS: '2',
      PINHIGH_LAST_EXIT: '70',
    });
  });
  afterAll(() => server.close());

  test.each(['', '/live', '/ready'])(
    '/api/health%s returns ok without signing in',
    async (path) => {
      const { status, body } = await visitor(server).get(`/api/health${path}`);
      expect({ status, body }).toEqual({ status: 200, body: { status: 'ok' } });
    },
  );

  test('an administrator sees the database, the disk space that is left, and the restarts', async () => {
    const admin = await anAdministrator(server);
    const { status, body } = await admin.get('/api/health/detail');
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        database: engine,
        disk: {
          state: expect.stringMatching(/^(ok|low|full)$/),
          freeBytes: expect.any(Number),
        },
        restarts: { count: 2, lastExitCode: 70 },
        backup: { lastAt: null, isLate: false },
        services: expect.any(Array),
      },
    });
  });
});

test('health is good while ordinary requests hold all connections to PostgreSQL', async () => {
  const server = await startTestApp('server');
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const connections = 10;
  let holding = 0;
  const held = Array.from({ length: connections }, () =>
    server.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      holding += 1;
      if (holding === connections) begun.resolve();
      await ended.promise;
    }),
  );
  await begun.promise;
  for (const path of ['', '/ready'])
    expect(await visitor(server).get(`/api/health${path}`)).toMatchObject({ status: 200 });
  ended.resolve();
  await Promise.all(held);
  await server.close();
});
