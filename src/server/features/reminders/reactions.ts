import type { Listener } from '#server/platform/changes.ts';
import type { SendJob } from '#server/platform/jobs/job.ts';
import { type Planning, planReminders } from './schedule.ts';

/** Plans reminders again, once per change that could affect them. */
export const reminderListener =
  (sendJob: SendJob): Listener =>
  (change) => {
    let planning: Planning | null = null;
    const plan = async () => {
      planning ??= 'earlier';
    };
    const planExactly = async () => {
      planning = 'exactly';
    };
    return {
      on: {
        enrolled: plan,
        sessionSkipped: plan,
        sessionReopened: plan,
        sessionMoved: plan,
        programRescheduled: plan,
        programPaused: plan,
        programResumed: plan,
        programAbandoned: plan,
        practiceLogged: plan,
        roundLogged: plan,
        practiceDeleted: plan,
        roundDeleted: plan,
        notificationPreferencesSaved: planExactly,
        accountImported: planExactly,

        // Completing a session is the most frequent change. It may cancel a reminder, which is checked when the reminder
        // is due. It also lengthens a streak by a day, which matters only once the streak is long enough for an alert.
        streakReached: plan,
        async sessionCompleted({ scheduledDate }) {
          // Completing a missed session may join two streaks.
          if (scheduledDate < change.today) await plan();
        },

        async profileSaved({ timeZone }) {
          if (timeZone !== undefined) await plan();
        },
      },

      async beforeCommit() {
        if (planning !== null) await planReminders(change, sendJob, planning);
      },
    };
  };
