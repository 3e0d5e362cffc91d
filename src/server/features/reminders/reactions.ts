import type { Change, ChangeListener } from '#server/platform/changes.ts';
import type { SendJob } from '#server/platform/jobs/job.ts';
import { type Planning, planReminders } from './schedule.ts';

/** Changes after which other reminders may be due. */
const concerned = new WeakMap<Change, Planning>();

async function concern(change: Change): Promise<void> {
  if (!concerned.has(change)) concerned.set(change, 'earlier');
}

/** Plans reminders anew, once, in each change that could make others due. */
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

    async notificationPreferencesSaved(change) {
      concerned.set(change, 'exactly');
    },

    async accountImported(change) {
      concerned.set(change, 'exactly');
    },

    // Completing a session is the most frequent change. It silences a reminder, which is seen when that
    // is due, and makes a streak longer by a day, which matters when it is long enough for an alert.
    streakReached: concern,
    async sessionCompleted(change, { scheduledDate }) {
      // One that was missed may join two runs.
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
