import type { Change, ChangeListener } from '#server/platform/changes.ts';
import type { SendJob } from '#server/platform/jobs/job.ts';
import { planReminders } from './schedule.ts';

/** Changes after which other reminders may be due. */
const concerned = new WeakSet<Change>();

const concern = async (change: Change) => void concerned.add(change);

/** Plans reminders anew, once, in each change that could make others due. */
export const reminderListener = (sendJob: SendJob): ChangeListener => ({
  reactions: {
    enrolled: concern,
    sessionCompleted: concern,
    sessionSkipped: concern,
    sessionReopened: concern,
    sessionMoved: concern,
    programRescheduled: concern,
    programPaused: concern,
    programResumed: concern,
    programAbandoned: concern,
    practiceLogged: concern,
    roundLogged: concern,
    notificationPreferencesSaved: concern,

    async profileSaved(change, { timeZone }) {
      if (timeZone !== undefined) await concern(change);
    },
  },

  async beforeCommit(change) {
    if (concerned.has(change)) await planReminders(change, sendJob);
  },
});
