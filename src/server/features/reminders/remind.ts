import { dueReminders, sessionsToday, summarizeWeek } from '#domain/reminders/due-reminders.ts';
import { nextReminders } from '#domain/reminders/next-reminders.ts';
import type { ReminderFacts, ReminderKind, Reminders } from '#domain/reminders/reminder.ts';
import type { Change } from '#server/platform/changes.ts';
import type { SendJob } from '#server/platform/jobs/job.ts';
import { findTrainedDays } from './queries.ts';
import { readReminders, updateReminders } from './schedule.ts';

/**
 * Sends a golfer's due reminders and plans the next ones. A second run, by another node or after a crash, finds
 * nothing due.
 */
export async function remind(change: Change, sendJob: SendJob): Promise<void> {
  const { facts, reminders } = await readReminders(change);
  const due = dueReminders(facts, reminders, change.now);
  for (const kind of change.golfer.isClosed ? [] : due) await notifyOf[kind](change, facts);
  const sent = due.map((kind) => [kind, { ...reminders[kind], lastDay: change.today }]);
  const known: Reminders = { ...reminders, ...Object.fromEntries(sent) };
  const to = nextReminders(facts, known, change.now);
  await updateReminders(change, sendJob, { from: reminders, to });
}

/**
 * Sends the reminder of today's session to an administrator as a test, at any time. The regular reminder still comes
 * at its time.
 * @returns false if there is no session today, or if the administrator has turned session reminders off
 */
export async function remindNow(change: Change): Promise<boolean> {
  const { facts } = await readReminders(change);
  if (!facts.preferences.sessionReminders || sessionsToday(facts, change.now).length === 0) {
    return false;
  }
  notifyOfSession(change, { facts, isAgain: false });
  return true;
}

function notifyOfSession(
  { notify, today: day, now }: Change,
  { facts, isAgain }: { readonly facts: ReminderFacts; readonly isAgain: boolean },
): void {
  const [first, ...others] = sessionsToday(facts, now);
  if (first === undefined) return;
  const { id: scheduledSessionId, focus, minutes } = first;
  const session = { scheduledSessionId, focus, minutes, more: others.length, isAgain };
  notify({ kind: 'session_due', day, ...session });
}

type NotifyOf = (change: Change, facts: ReminderFacts) => Promise<void>;

const notifyOf: Readonly<Record<ReminderKind, NotifyOf>> = {
  session: async (change, facts) => notifyOfSession(change, { facts, isAgain: false }),
  session_again: async (change, facts) => notifyOfSession(change, { facts, isAgain: true }),

  async streak({ notify, today: day, now }, facts) {
    const [session] = sessionsToday(facts, now);
    const run = { days: facts.streak.current, scheduledSessionId: session?.id ?? null };
    notify({ kind: 'streak_at_risk', day, ...run });
  },

  async week(change, facts) {
    const { tx, golfer, today } = change;
    const trained = await findTrainedDays(tx, golfer.id);
    const week = summarizeWeek(facts, { today, trained });
    if (week === null) return;
    change.notify({ kind: 'week_ended', ...week });
    await change.record('weekEnded', { userId: golfer.id, week, today });
  },
};
