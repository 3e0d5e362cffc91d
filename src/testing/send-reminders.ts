import { fastify } from 'fastify';
import { features } from '#server/features/index.ts';
import { remindersWorker } from '#server/features/reminders/send-worker.ts';
import { type ChangeListener, createChanges, type RunChange } from '#server/platform/changes.ts';
import { inOrder } from '#server/platform/feature-order.ts';
import type { TestApp } from './app.ts';

type ReminderServer = {
  /** Changes at the moment of the clock. */
  readonly runChange: RunChange;
  setNow(now: Temporal.Instant): void;
  /** What a server's job does: sends the reminders that are due. */
  send(): Promise<void>;
};

type Listeners = {
  /** Features whose reactions cost time and change no reminder. */
  readonly without?: readonly string[];
  /** The test's own, which runs before the commit and after those of all features. */
  readonly last?: ChangeListener | undefined;
};

/** A server's part in reminders, with a clock of its own and the features' reactions. */
export function reminderServer(
  { db }: Pick<TestApp, 'db'>,
  { without = [], last }: Listeners = {},
): ReminderServer {
  let now = Temporal.Instant.fromEpochMilliseconds(0);
  const clock = () => now;
  // Tests look at moments themselves; jobs by the clock on the wall would come between.
  const sendJob = async () => {};
  const live = { hint: async () => {} };
  const listeners = inOrder(features)
    .filter(({ name }) => !without.includes(name))
    .flatMap(({ listener }) => listener?.({ sendJob, db, live }) ?? []);
  const runChange = createChanges({
    db,
    clock,
    listeners: last ? [...listeners, last] : listeners,
  });
  const worker = remindersWorker({ db, clock, runChange, sendJob, log: fastify().log });
  return {
    runChange,
    setNow: (instant) => {
      now = instant;
    },
    send: () => worker.run({}),
  };
}

/** Sends the reminders that are due at that moment; the listener is the test's own. */
export function sendReminders(
  server: Pick<TestApp, 'db'>,
  now: string,
  last?: ChangeListener,
): Promise<void> {
  const { setNow, send } = reminderServer(server, { last });
  setNow(Temporal.Instant.from(now));
  return send();
}
