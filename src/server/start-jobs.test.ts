import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { aGolfer, visitor } from '#testing/app.ts';
import { createTestDatabase, engines } from '#testing/database.ts';
import { type AppSettings, buildApp } from './app.ts';
import { readConfig } from './platform/config.ts';

const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: tmpdir() });
const settingsFor = (database: AppSettings['database']): AppSettings => ({
  config,
  database,
  secret: 'x'.repeat(32),
  clock: Temporal.Now.instant,
  announce: () => {},
  deliver: async () => {},
});

test.each(engines)(
  'until the jobs have started on the %s database, the server answers reads and delays changes',
  async (engine) => {
    const { database, drop } = await createTestDatabase(engine);
    const { app, startJobs } = await buildApp(settingsFor(database));
    let signedUp = false;
    const signingUp = aGolfer({ app, config }).then((golfer) => {
      signedUp = true;
      return golfer;
    });
    expect(await visitor({ app, config }).get('/api/programs')).toMatchObject({ status: 200 });
    expect(signedUp).toBe(false);
    await startJobs();
    const golfer = await signingUp;
    expect(await golfer.get('/api/auth/user')).toMatchObject({ status: 200 });
    await app.close();
    await drop();
  },
);

test.each(engines)(
  'a server that is stopped while its jobs start on the %s database closes without errors',
  async (engine) => {
    const { database, drop } = await createTestDatabase(engine);
    const { app, startJobs } = await buildApp(settingsFor(database));
    const starting = startJobs();
    await app.close();
    await expect(starting).resolves.toBeUndefined();
    await drop();
  },
);
