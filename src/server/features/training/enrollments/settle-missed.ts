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

/** Lists the missed sessions and what each way of settling them would do to the plan today. */
export function previewSettling(plan: ActivePlan, today: CalendarDate): MissedPreview {
  const { sessions } = plan;
  const after = (way: WayToSettle) => describeSettled(sessions, settle(way, plan, today));
  return {
    missed: missedToSettle(plan, today).map(({ id }) => id),
    endDate: sessions.at(-1)?.scheduledDate ?? null,
    fitsUntil: lastDayToFit(plan, today),
    shift: after('shift'),
    fit: after('fit'),
    skip: after('skip'),
  };
}

type SettleInput = {
  readonly enrollmentId: string;
  readonly way: WayToSettle;
  /** Ids of the missed sessions that the golfer has seen in the preview. */
  readonly missed: readonly string[];
};

/** Records each moved session as an event of its own, but a shift of the whole plan as a single event. */
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
 * Settles all missed sessions in one way. The golfer decided based on a preview. If the set of missed sessions has
 * changed since (one was completed in another tab, or a day has ended), nothing changes and the client must read the
 * preview again. Planned sessions may have changed; the response lists the changes made. Skipping works as for a
 * single session, so skipping the last one may complete the program.
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
