import type { MissedPreview, SettledPlan } from '#contract/training-schemas.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { missedToSettle } from '#domain/training/missed-sessions.ts';
import { halfDoneWeeks } from '#domain/training/perfect-week.ts';
import type { PlanChange } from '#domain/training/plan-change.ts';
import {
  describeSettled,
  lastDayToFit,
  settleMissed as settle,
  type WayToSettle,
} from '#domain/training/settle-missed.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Change } from '#server/platform/changes.ts';
import { skipSession } from '../sessions/skip.ts';
import { ownActivePlan, savePlan } from './change-plan.ts';
import type { ActivePlan } from './enrollment-queries.ts';

/** What was missed, and what each way to settle it would do to the plan today. */
export function previewSettling(plan: ActivePlan, today: CalendarDate): MissedPreview {
  const { sessions } = plan;
  const after = (way: WayToSettle) => describeSettled(sessions, settle(way, plan, today));
  return {
    missed: missedToSettle(plan, today).map(({ id }) => id),
    endDate: sessions.at(-1)?.scheduledDate ?? null,
    fitsUntil: lastDayToFit(plan, today),
    ...{ shift: after('shift'), fit: after('fit'), skip: after('skip') },
  };
}

type SettleInput = {
  readonly enrollmentId: string;
  readonly way: WayToSettle;
  /** Ids of the missed sessions that the golfer has seen. */
  readonly missed: readonly string[];
};

/** Records each move by itself; a plan that is laid anew is one fact. */
async function recordMoves(
  change: Change,
  { enrollmentId, way, after }: Pick<SettleInput, 'enrollmentId' | 'way'> & { after: PlanChange },
  { sessions }: SettledPlan,
): Promise<void> {
  const own = { userId: change.golfer.id, enrollmentId, today: change.today };
  if (way === 'shift') {
    const event = { ...own, halfDoneWeeks: halfDoneWeeks(after.sessions) };
    return change.record('programRescheduled', event);
  }
  for (const { id: scheduledSessionId, from, to } of sessions) {
    if (to !== null) await change.record('sessionMoved', { ...own, scheduledSessionId, from, to });
  }
}

/**
 * Settles everything that was missed in one way. The golfer decided about the missed sessions of a
 * preview: when others are missed by now, because one was completed in a second tab or a day has ended,
 * nothing changes and the preview has to be read again. What is planned ahead may have changed; the
 * answer says what was done. A session that is skipped is skipped as if by itself, so the last one may
 * complete the program.
 * @throws AppError not_found, program_not_active or missed_changed
 */
export async function settleMissed(
  change: Change,
  { enrollmentId, way, missed }: SettleInput,
): Promise<SettledPlan> {
  const { tx, golfer, today } = change;
  const plan = await ownActivePlan(tx, { enrollmentId, userId: golfer.id });
  const missedNow = new Set(missedToSettle(plan, today).map(({ id }) => id));
  if (new Set(missed).symmetricDifference(missedNow).size > 0) throw new AppError('missed_changed');
  const after = settle(way, plan, today);
  const settled = describeSettled(plan.sessions, after);
  await savePlan(tx, plan, after);
  await recordMoves(change, { enrollmentId, way, after }, settled);
  for (const { id, to } of settled.sessions) if (to === null) await skipSession(change, id);
  return settled;
}
