import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { FittingDrills } from '#contract/drill-swaps.ts';
import type { RecalculationState } from '#contract/recalculation.ts';
import type { SessionDetails } from '#contract/training-schemas.ts';
import { publishes } from '#testing/a-program-version.ts';
import { aGolfer, startTestApp } from '#testing/app.ts';
import { anAdministrator } from '#testing/broadcasts.ts';
import { longWait } from '#testing/long-wait.ts';
import { followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';

test('a recalculated plan keeps swaps of drills that are still in the session and drops the others', async () => {
  const server = await startTestApp('server');
  onTestFinished(() => server.close());
  const [admin, ana] = [await anAdministrator(server), await aGolfer(server)];
  await followsBreak100(ana);
  const [session] = await sessionsOf(ana);
  if (session === undefined) throw new Error('Nothing is planned');
  const url = `/api/user/session-swaps/${session.id}`;
  const { places } = await ok<FittingDrills>(ana.get(url));
  const [stays, goes] = places.map(({ id: sessionExerciseId }) => ({
    sessionExerciseId,
    exerciseId: null,
    minutes: 0,
  }));
  if (stays === undefined || goes === undefined) throw new Error('Too few exercises');
  await ok(ana.send('PUT', url, { swaps: [stays, goes] }));
  await publishes(server.db, 'break-100');
  await server.db.execute(
    sql`delete from session_exercises where id like ${`${goes.sessionExerciseId}@%`}`,
  );
  await ok(admin.send('POST', '/api/admin/recalculate-all-programs'));
  await vi.waitFor(async () => {
    const { job } = await ok<RecalculationState>(admin.get('/api/admin/recalculation'));
    expect(job?.state).toBe('complete');
  }, longWait);
  const details = await ok<SessionDetails>(
    ana.get(`/api/user/scheduled-session-details/${session.id}`),
  );
  expect(details.session.id).not.toBe(session.sessionId);
  expect(details.session.swaps).toEqual([stays]);
});
