import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { RecalculationJob, RecalculationState } from '#contract/recalculation.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { anAdministrator } from '#testing/broadcasts.ts';
import { nthId } from '#testing/ids.ts';
import { longWait } from '#testing/long-wait.ts';
import { ok } from '#testing/scenario.ts';
import { jobsDone } from '#testing/wake-queue.ts';

const url = '/api/admin/recalculation';
const startUrl = '/api/admin/recalculate-all-programs';
type Answer = { readonly message: string; readonly job: RecalculationJob };

let server: TestApp;
let admin: Golfer;
beforeAll(async () => {
  server = await startTestApp('server');
  admin = await anAdministrator(server);
  // The server looks at its start for a recalculation whose job was lost.
  await jobsDone(server.db);
});
afterAll(() => server.close());
beforeEach(() => server.db.execute(sql`delete from recalculations`));

test('starting a recalculation while another one runs returns the running one', async () => {
  await server.db.execute(sql`
    insert into recalculations (id, started_at, total, reached_id)
    values (${nthId(1)}, '2026-05-13T00:00:00Z', 9, 'ffffffff-ffff-ffff-ffff-ffffffffffff')`);
  const { message, job } = await ok<Answer>(admin.send('POST', startUrl));
  expect(message).toBe('Recalculation is already running.');
  expect(job).toMatchObject({ id: nthId(1), state: 'running', total: 9, stoppedAt: null });
  // The job was lost, and the request queued it again.
  await vi.waitFor(async () => {
    const { job: last } = await ok<RecalculationState>(admin.get(url));
    expect(last).toMatchObject({ id: nthId(1), state: 'complete' });
  }, longWait);
});

test('a golfer cannot read, start, or stop a recalculation', async () => {
  const ana = await aGolfer(server);
  const answers = [
    await ana.get(url),
    await ana.send('POST', startUrl),
    await ana.send('POST', `${url}/stop`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
});

test('stopping has no effect if no recalculation is running', async () => {
  expect(await ok(admin.send('POST', `${url}/stop`))).toMatchObject({
    message: 'No recalculation is running.',
    job: null,
  });
});
