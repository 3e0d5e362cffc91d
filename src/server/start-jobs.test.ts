import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { aGolfer, visitor } from '#testing/app.ts';
import { createTestDatabase, engines } from '#testing/database.ts';
import { buildApp } from './app.ts';
import { readConfig } from './platform/config.ts';

test.each(engines)(
  'before the jobs have started on the %s database, reads are answered and changes wait',
  async (engine) => {
    const { database, drop } = await createTestDatabase(engine);
    const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: tmpdir() });
    const { app, startJobs } = await buildApp({
      ...{ config, database },
      secret: 'x'.repeat(32),
      clock: Temporal.Now.instant,
      announce: () => {},
      deliver: async () => {},
    });
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
