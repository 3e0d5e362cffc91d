import type { Change, ChangeListener } from '#server/platform/changes.ts';
import type { SendJob } from '#server/platform/jobs/job.ts';
import { type Planning, planReminders } from './schedule.ts';

/** Changes that may affect reminders, with how to plan them. */
const concerned = new WeakMap<Change, Planning>();

async function concern(change: Change): Promise<void> {
  if (!concerned.has(change)) concerned.set(change, 'earlier');
}

/** Plans reminders again, once per change that could affect them. */
export const reminderListener = (sendJob: SendJob): ChangeListener => ({
  reactions: {
    enrolled: concern,
    sessionSkipped: concern,
    sessionReopened: concern,
    sessionMoved: concern,
    programRescheduled: concern,
    programPaused: concern,
    programResumed: concern,
    programAbandoned: concern,
    practiceLogged: concern,
    roundLogged: concern,
    practiceDeleted: concern,
    roundDeleted: concern,

    async notificationPreferencesSaved(change) {
      concerned.set(change, 'exactly');
    },

    async accountImported(change) {
      concerned.set(change, 'exactly');
    },

    // Completing a session is the most frequent change. It may cancel a reminder, which is checked when the reminder is
    // due. It also lengthens a streak by a day, which matters only once the streak is long enough for an alert.
    streakReached: concern,
    async sessionCompleted(change, { scheduledDate }) {
      // Completing a missed session may join two streaks.
      if (scheduledDate < change.today) await concern(change);
    },

    async profileSaved(change, { timeZone }) {
      if (timeZone !== undefined) await concern(change);
    },
  },

  async beforeCommit(change) {
    const planning = concerned.get(change);
    if (planning !== undefined) await planReminders(change, sendJob, planning);
  },
});
