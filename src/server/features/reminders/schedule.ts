import { addDays } from '#domain/calendar-date.ts';
import { nextReminders } from '#domain/reminders/next-reminders.ts';
import { type Reminder, type Reminders, reminderKinds } from '#domain/reminders/reminder.ts';
import type { Change } from '#server/platform/changes.ts';
import { type SendJob, secondsUntil } from '#server/platform/jobs/job.ts';
import { findReminders, saveReminders } from './queries.ts';
import { sendReminders } from './send-job.ts';

// Seconds added to a job's time. A change that started just before a reminder's time may set it and commit just after;
// the job must run after that commit.
const graceSeconds = 5;

/** Reads a golfer's reminders and the facts that determine them. A new time zone shifts a day by one at most. */
export const readReminders = ({ tx, golfer, today }: Change) =>
  findReminders(tx, golfer.id, addDays(today, -15));

const isSame = (a: Reminder, b: Reminder) =>
  a.lastDay === b.lastDay && a.nextAt?.epochMilliseconds === b.nextAt?.epochMilliseconds;

/** Saves the changed reminders of a golfer and schedules a job for the time of each. */
export async function updateReminders(
  { tx, golfer, now }: Change,
  sendJob: SendJob,
  { from, to }: { readonly from: Reminders; readonly to: Reminders },
): Promise<void> {
  const changed = reminderKinds.filter((kind) => !isSame(from[kind], to[kind]));
  await saveReminders(tx, golfer.id, Object.fromEntries(changed.map((kind) => [kind, to[kind]])));
  const moments = changed.flatMap((kind) => to[kind].nextAt ?? []);
  // Sorted by time, because golfers share these jobs: transactions with different orders could deadlock.
  const messages = moments.toSorted(Temporal.Instant.compare).map((at) => ({
    payload: { at: at.toString() },
    delaySeconds: secondsUntil(at, now) + graceSeconds,
  }));
  if (messages.length > 0) await sendJob(tx, sendReminders, ...messages);
}

const isDue = ({ nextAt }: Reminder, now: Temporal.Instant) =>
  nextAt !== null && Temporal.Instant.compare(nextAt, now) <= 0;

function earlier(stored: Reminder, next: Reminder): Reminder {
  if (stored.nextAt === null || next.nextAt === null) return stored.nextAt === null ? next : stored;
  return Temporal.Instant.compare(stored.nextAt, next.nextAt) <= 0 ? stored : next;
}

/**
 * How a change plans reminders. `earlier` keeps a stored time that is early enough, because a job that runs too early
 * sends nothing and corrects the time. `exactly` also moves times back, which a new reminder time requires.
 */
export type Planning = 'earlier' | 'exactly';

/** Plans a golfer's reminders again. A due reminder stays due; sending it plans the next one. */
export async function planReminders(
  change: Change,
  sendJob: SendJob,
  planning: Planning,
): Promise<void> {
  const { facts, reminders } = await readReminders(change);
  const next = nextReminders(facts, reminders, change.now);
  const planned = reminderKinds.map((kind) => {
    const stored = reminders[kind];
    const isExact = planning === 'exactly' && !isDue(stored, change.now);
    return [kind, isExact ? next[kind] : earlier(stored, next[kind])];
  });
  await updateReminders(change, sendJob, { from: reminders, to: Object.fromEntries(planned) });
}
