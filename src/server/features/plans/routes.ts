import type { plans } from '#contract/plans.ts';
import { describeEnrollment } from '#domain/scheduling/enrollment.ts';
import { describeSessions, describeWeeks } from '#domain/scheduling/plan.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { enroll } from './enroll.ts';
import { prepareActivePlan } from './queries.ts';

export function planHandlers(platform: Platform): Handlers<typeof plans> {
  const findActivePlan = prepareActivePlan(platform.db);
  return {
    async enroll({ body, caller, today }) {
      const { programId, schedule, preferences } = body;
      await enroll(platform, { userId: caller.id, programId, schedule, preferences, today });
      const plan = await findActivePlan(caller.id);
      if (plan === null) throw new AppError('not_found');
      return describeEnrollment(plan, today);
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
  };
}
