import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { theDetails } from '#testing/a-session.ts';
import { fiveChips, notCounted as ladder } from '#testing/drills-to-count.ts';
import { emptyIndexedDb } from '#testing/indexed-db.ts';
import { hitAll, press, rangeMode } from '#testing/range-mode.tsx';
import { readProgress } from '#web/features/range/progress-store.ts';
import { closeDatabase } from '#web/platform/queue/database.ts';
import { followQueue } from '#web/platform/queue/follow-queue.ts';
import { waitingRequests } from '#web/platform/queue/queued-request.ts';

emptyIndexedDb();
const { server, start } = rangeMode();

let stop = () => {};
beforeEach(async () => {
  await closeDatabase();
  server.reads({ '/api/user/coach-notes/thu': { note: null } });
});
afterEach(async () => {
  stop();
  stop = () => {};
  await closeDatabase();
});

test('a session that ends offline waits to be sent and leads to its own screen', async () => {
  const view = await start(fiveChips, ladder);
  stop = followQueue(view.client, () => import('../background.bundle.ts'));
  await hitAll(view);
  await view.golfer.click(press('Next drill'));
  await view.golfer.click(press('Pause'));
  await view.golfer.click(press('Finish early'));
  // The button that led here is gone.
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await view.golfer.click(press('Finish'));
  server.isUnreachable();
  await view.golfer.click(await screen.findByRole('button', { name: 'Complete Session' }));
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/my-schedule/session/thu'));
  expect(waitingRequests.get()).toMatchObject([
    { title: 'Landing spots', body: { scores: [{ exerciseId: 'chip', score: 5 }] } },
  ]);
  expect(readProgress('thu')).toBeNull();
});

test('the session form contains the recorded progress after a golfer leaves range mode early', async () => {
  const view = await start(fiveChips, ladder);
  await view.golfer.click(press('Hit'));
  await view.golfer.click(press('Pause'));
  await view.golfer.click(screen.getByRole('link', { name: /^Leave/ }));
  await view.golfer.click(await screen.findByRole('button', { name: 'Complete Session' }));
  const form = await screen.findByRole('dialog');
  const boxes = await within(form).findAllByRole('checkbox');
  expect(boxes.map((box) => box.getAttribute('aria-checked'))).toEqual(['true', 'false']);
});

async function completedElsewhere(view: Awaited<ReturnType<typeof start>>) {
  const details = theDetails('completed');
  server.reads({ '/api/user/scheduled-session-details/thu': details });
  await view.client.invalidateQueries();
}

test('a session that was completed elsewhere cannot be continued', async () => {
  const view = await start(fiveChips);
  await completedElsewhere(view);
  expect(await screen.findByText('Nothing to train here')).toBeDefined();
});

test('the session screen shows progress that exists only on this device until the golfer discards it', async () => {
  server.refuses('session_completed');
  server.reads({ '/api/user/coach-notes/thu': { note: null } });
  const view = await start(fiveChips, ladder);
  await hitAll(view);
  await completedElsewhere(view);
  await view.router.navigate({
    to: '/my-schedule/session/$scheduledSessionId',
    params: { scheduledSessionId: 'thu' },
  });
  const only = await screen.findByRole('region', { name: 'Counted only on this device' });
  expect(
    within(only)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([expect.stringContaining('Chip to a landing zone')]);
  expect(readProgress('thu')).not.toBeNull();
  await view.golfer.click(within(only).getByRole('button', { name: 'Discard it' }));
  expect(readProgress('thu')).toBeNull();
  expect(screen.queryByText('Counted only on this device')).toBeNull();
});
