import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListedProgram } from '#contract/admin.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { anAdministrator } from '#testing/broadcasts.ts';
import { followsBreak100, ok } from '#testing/scenario.ts';

describe('the list of all programs', () => {
  let server: TestApp;
  let admin: Golfer;
  beforeAll(async () => {
    server = await startTestApp('server');
    admin = await anAdministrator(server);
  });
  afterAll(() => server.close());

  const list = () => ok<ListedProgram[]>(admin.get('/api/admin/programs'));
  const break100 = async () => (await list()).find(({ id }) => id === 'break-100');

  test('shows for each program its state, its origin, and how many golfers follow it', async () => {
    await followsBreak100(await aGolfer(server));
    expect(await break100()).toEqual({
      id: 'break-100',
      name: 'Break 100',
      description: expect.any(String),
      language: 'en',
      difficulty: 'beginner',
      color: 'green',
      isActive: true,
      targetHandicap: expect.any(String),
      fromHandicap: expect.any(String),
      durationWeeks: 6,
      sessionsPerWeek: 3,
      minutesPerSession: 40,
      version: 1,
      hasChanges: false,
      origin: 'shipped',
      revision: expect.any(String),
      hasOffer: false,
      training: 1,
    });
  });

  test('keeps programs that are switched off and omits deleted ones', async () => {
    await server.db.execute(sql`update programs set is_active = false where id = 'break-100'`);
    expect(await break100()).toMatchObject({ isActive: false });
    await server.db.execute(sql`update programs set deleted_at = now() where id = 'break-100'`);
    expect(await break100()).toBeUndefined();
  });
});
