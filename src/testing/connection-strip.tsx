import { screen } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { logbook } from '#contract/logbook.ts';
import { training } from '#contract/training.ts';
import { ConnectionStrip } from '#web/offline/strip/connection-strip.tsx';
import { addRequest, closeDatabase, requestsOf } from '#web/platform/queue/database.ts';
import { followQueue } from '#web/platform/queue/follow-queue.ts';
import type { NewRequest, Refusal } from '#web/platform/queue/queued-request.ts';
import { loadQueue } from './a-queue.tsx';
import { exercises } from './a-session.ts';
import { emptyIndexedDb } from './indexed-db.ts';
import { aGolfer, renderScreen } from './web.tsx';

const made = {
  golferId: 'golfer-1',
  recordedAt: Date.parse('2026-05-14T05:52:00Z'),
  refusal: null,
  sessionId: null,
  refresh: [],
};

/** Practice that waits to be sent. */
export const waitingPractice: NewRequest = {
  ...made,
  method: 'POST',
  path: logbook.addPractice.path,
  url: logbook.addPractice.path,
  key: crypto.randomUUID(),
  title: 'Range',
  body: { title: 'Range', duration: 30, sessionDate: '2026-05-14' },
};

/** What the golfer entered for the session that `waitingCompletion` completes. */
export const enteredHere = {
  scheduledSessionId: 'thu',
  sessionId: 'session-1',
  completedExercises: exercises.map(({ id }) => id),
  notes: 'Wind from the left',
  rating: 4,
  duration: 52,
  scores: [],
};

/** The completion of a session that waits to be sent, or that the server has refused. */
export const waitingCompletion = (refusal: Refusal | null = null): NewRequest => ({
  ...made,
  method: 'POST',
  path: training.complete.path,
  url: training.complete.path,
  key: crypto.randomUUID(),
  title: 'Landing spots',
  sessionId: 'thu',
  body: enteredHere,
  refusal,
});

export const refused = (code: string, status = 409): Refusal => ({ status, code, message: null });

/** The titles of the changes that wait on the device. */
export const waitingTitles = async () => (await requestsOf('golfer-1')).map(({ title }) => title);

/** For tests of the connection strip. The device starts each test without waiting changes. */
export function connectionStrip() {
  let stop = () => {};
  emptyIndexedDb();
  beforeEach(closeDatabase);
  afterEach(async () => {
    stop();
    await closeDatabase();
  });
  /** Renders the strip for a golfer with these changes waiting on the device. */
  return async (...changes: readonly NewRequest[]) => {
    for (const change of changes) await addRequest(change);
    const view = await renderScreen(<ConnectionStrip saysOffline={false} />, { user: aGolfer() });
    stop = followQueue(view.client, loadQueue);
    const press = async (name: string | RegExp) =>
      view.golfer.click(await screen.findByRole('button', { name }));
    return { ...view, press };
  };
}
