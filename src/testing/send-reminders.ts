import { fastify } from 'fastify';
import { features } from '#server/features/index.ts';
import { remindersWorker } from '#server/features/reminders/send-worker.ts';
import { createChanges, type Listener, type RunChange } from '#server/platform/changes.ts';
import type { TestApp } from './app.ts';

type ReminderServer = {
  /** Runs changes at the time of the clock. */
  readonly runChange: RunChange;
  setNow(now: Temporal.Instant): void;
  /** Sends the reminders that are due, like the server's background job. */
  send(): Promise<void>;
};

type Listeners = {
  /** Features to leave out because their reactions are slow and do not affect reminders. */
  readonly without?: readonly string[];
  /** The test's own listener. It runs after those of all features and before the commit. */
  readonly last?: Listener | undefined;
};

/** The reminder part of a server, with its own clock and the features' reactions. */
export function reminderServer(
  { db }: Pick<TestApp, 'db'>,
  { without = [], last }: Listeners = {},
): ReminderServer {
  let now = Temporal.Instant.fromEpochMilliseconds(0);
  const clock = () => now;
  // Tests check specific times themselves. Background jobs on the real clock would interfere.
  const sendJob = async () => {};
  const live = { nudge: async () => {} };
  const listeners = features
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

/** Sends the reminders that are due at this time; `last` is the test's own listener. */
export function sendReminders(
  server: Pick<TestApp, 'db'>,
  now: string,
  last?: Listener,
): Promise<void> {
  const { setNow, send } = reminderServer(server, { last });
  setNow(Temporal.Instant.from(now));
  return send();
}
