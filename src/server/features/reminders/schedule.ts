import { addDays } from '#domain/calendar-date.ts';
import { nextReminders } from '#domain/reminders/next-reminders.ts';
import { type Reminder, type Reminders, reminderKinds } from '#domain/reminders/reminder.ts';
import type { Change } from '#server/platform/changes.ts';
import { type SendJob, secondsUntil } from '#server/platform/jobs/job.ts';
import { findReminders, saveReminders } from './queries.ts';
import { sendReminders } from './send-job.ts';

// A change that began just before a moment may set a reminder for it and be committed just after. The
// job waits for such changes.
const graceSeconds = 5;

/** A golfer's reminders with what decides about them. A new zone shifts a day by one at most. */
export const readReminders = ({ tx, golfer, today }: Change) =>
  findReminders(tx, golfer.id, addDays(today, -15));

const isSame = (a: Reminder, b: Reminder) =>
  a.lastDay === b.lastDay && a.nextAt?.epochMilliseconds === b.nextAt?.epochMilliseconds;

/** Keeps what has changed of a golfer's reminders, and has somebody look at each when it is due. */
export async function keepReminders(
  { tx, golfer, now }: Change,
  sendJob: SendJob,
  { from, to }: { readonly from: Reminders; readonly to: Reminders },
): Promise<void> {
  const changed = reminderKinds.filter((kind) => !isSame(from[kind], to[kind]));
  await saveReminders(tx, golfer.id, Object.fromEntries(changed.map((kind) => [kind, to[kind]])));
  const moments = changed.flatMap((kind) => to[kind].nextAt ?? []);
  // One order for all golfers, who share these jobs: otherwise two could wait for each other.
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
 * How a change plans: `earlier` leaves moments that are early enough, since looking too early sends
 * nothing and puts it right; `exactly` moves them back as well, as another reminder time needs it.
 */
export type Planning = 'earlier' | 'exactly';

/** Plans a golfer's reminders anew. What is due already stays so, and is settled when it is sent. */
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
  await keepReminders(change, sendJob, { from: reminders, to: Object.fromEntries(planned) });
}
