import type { reminders } from '#contract/reminders.ts';
import { remindAgainAt } from '#domain/reminders/due-reminders.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { describeTest } from './describe-test.ts';
import { countDue, hasSession } from './queries.ts';
import { remindNow } from './remind.ts';
import { readReminders, updateReminders } from './schedule.ts';

export function reminderHandlers({ sendJob }: Platform): Handlers<typeof reminders> {
  return {
    async later({ change, params: { id: sessionId } }) {
      const { tx, golfer, now, today } = change;
      if (!(await hasSession(tx, golfer.id, sessionId))) throw new AppError('not_found');
      const { facts, reminders: from } = await readReminders(change);
      const asked = from.session_again;
      if (asked.lastDay === today) return { remindAt: asked.nextAt?.toString() ?? null };
      const nextAt = remindAgainAt(facts, { sessionId, now });
      if (nextAt === null) return { remindAt: null };
      const to = { ...from, session_again: { nextAt, lastDay: today } };
      await updateReminders(change, sendJob, { from, to });
      return { remindAt: nextAt.toString() };
    },

    async testReminders({ change }) {
      const { golfers, names } = await countDue(change.tx, change.now);
      const isSent = await remindNow(change);
      return { message: describeTest(change.golfer.language, { golfers, names, isSent }) };
    },
  };
}
