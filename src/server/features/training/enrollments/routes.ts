import type { training } from '#contract/training.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { describeEnrollment } from '#domain/training/enrollment.ts';
import { describeSessions, describeWeeks } from '#domain/training/plan.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { abandon } from './abandon.ts';
import { enroll } from './enroll.ts';
import { prepareActivePlan } from './enrollment-queries.ts';
import { endPause, pausePlan } from './pause-plan.ts';
import { reschedule, rescheduleProgram } from './reschedule.ts';

export function enrollmentHandlers(platform: Platform) {
  const findActivePlan = prepareActivePlan(platform.db);
  /** The enrollment after a change. Another device may have ended it in between. */
  const answer = async (userId: string, today: CalendarDate) => {
    const plan = await findActivePlan(userId);
    if (plan === null) throw new AppError('no_active_program');
    return describeEnrollment(plan, today);
  };
  return {
    async enroll({ body, caller, today }) {
      const { programId, schedule, preferences } = body;
      await enroll(platform, { userId: caller.id, programId, schedule, preferences, today });
      return answer(caller.id, today);
    },

    reschedule: ({ params, body, caller, today }) =>
      reschedule(platform, {
        userId: caller.id,
        scheduledSessionId: params.sessionId,
        newDate: body.newDate,
        today,
      }),

    async rescheduleProgram({ body, caller, today }) {
      const { userProgramId: enrollmentId, schedule, preferences } = body;
      const wish = { userId: caller.id, enrollmentId, schedule, preferences, today };
      await rescheduleProgram(platform, wish);
      return answer(caller.id, today);
    },

    async abandon({ caller, today }) {
      await abandon(platform, { userId: caller.id, today });
      return { message: 'Program abandoned' };
    },

    async pause({ body, caller, today }) {
      await pausePlan(platform, { userId: caller.id, today }, body);
      return answer(caller.id, today);
    },

    async endPause({ caller, today }) {
      await endPause(platform, { userId: caller.id, today });
      return answer(caller.id, today);
    },

    async current({ caller, today }) {
      const plan = await findActivePlan(caller.id);
      return plan && describeEnrollment(plan, today);
    },

    async scheduledSessions({ caller, today }) {
      const plan = await findActivePlan(caller.id);
      return plan === null ? [] : describeSessions(plan, today);
    },

    async weeks({ caller, today }) {
      const plan = await findActivePlan(caller.id);
      return plan === null ? [] : describeWeeks(plan, today);
    },
  } satisfies Partial<Handlers<typeof training>>;
}
