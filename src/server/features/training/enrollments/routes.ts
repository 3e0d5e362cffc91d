import type { training } from '#contract/training.ts';
import { describeEnrollment } from '#domain/training/enrollment.ts';
import { describeSessions, describeWeeks } from '#domain/training/plan.ts';
import type { Change } from '#server/platform/changes.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { textsIn } from '#server/platform/texts.ts';
import { abandon } from './abandon.ts';
import { activePlanOf, ownActivePlan } from './change-plan.ts';
import { enroll } from './enroll.ts';
import { prepareActivePlan } from './enrollment-queries.ts';
import { endPause, pausePlan } from './pause-plan.ts';
import { reschedule, rescheduleProgram } from './reschedule.ts';
import { previewSettling, settleMissed } from './settle-missed.ts';

/** Describes the enrollment after a change. */
const enrollmentAfter = async (change: Change) =>
  describeEnrollment(await activePlanOf(change), change.today);

export function enrollmentHandlers({ db }: Platform) {
  const findActivePlan = prepareActivePlan(db);
  return {
    async enroll({ change, body }) {
      await enroll(change, body);
      return enrollmentAfter(change);
    },

    reschedule: ({ change, params, body }) =>
      reschedule(change, { scheduledSessionId: params.sessionId, newDate: body.newDate }),

    async rescheduleProgram({ change, body: { userProgramId: enrollmentId, ...input } }) {
      await rescheduleProgram(change, { enrollmentId, ...input });
      return enrollmentAfter(change);
    },

    async abandon({ change }) {
      await abandon(change);
      return { message: textsIn(change.golfer.language, 'training').t('abandon.done') };
    },

    async pause({ change, body }) {
      await pausePlan(change, body);
      return enrollmentAfter(change);
    },

    async endPause({ change }) {
      await endPause(change);
      return enrollmentAfter(change);
    },

    async missed({ caller, today, params: { userProgramId: enrollmentId } }) {
      return previewSettling(await ownActivePlan(db, { enrollmentId, userId: caller.id }), today);
    },

    settleMissed: ({ change, body: { userProgramId: enrollmentId, ...input } }) =>
      settleMissed(change, { enrollmentId, ...input }),

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
