import type { BodyOf } from '#contract/endpoint.ts';
import type { training } from '#contract/training.ts';
import {
  checkPause,
  cutPause,
  openPause,
  type PauseProblem,
  pullBack,
  shiftForPause,
} from '#domain/training/pause.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Change } from '#server/platform/changes.ts';
import { activePlanOf, savePlan } from './change-plan.ts';
import { insertPause, replacePause } from './pause-queries.ts';

const fieldOf: Readonly<Record<PauseProblem, 'from' | 'to'>> = {
  from_in_past: 'from',
  from_too_far: 'from',
  to_before_from: 'to',
  too_long: 'to',
};

/**
 * Pauses the active plan. Sessions planned on or after the first day of the pause move to after the pause.
 * @throws AppError invalid_input, no_active_program or already_paused
 */
export async function pausePlan(
  change: Change,
  span: BodyOf<typeof training.pause>,
): Promise<void> {
  const { tx, golfer, today } = change;
  const wrong = checkPause(span, today);
  if (wrong.length > 0) {
    const faults = wrong.map((code) => ({ path: fieldOf[code], code }));
    throw new AppError('invalid_input', faults);
  }
  const plan = await activePlanOf(change);
  if (openPause(plan.pause, today) !== null) throw new AppError('already_paused');
  const { plan: shifted, weeks } = shiftForPause(plan, span);
  await savePlan(tx, plan, shifted);
  const own = { userId: golfer.id, enrollmentId: plan.enrollmentId };
  await insertPause(tx, { ...own, pause: { ...span, weeks } });
  await change.record('programPaused', { ...own, ...span, today });
}

/**
 * Ends the current or future pause. The plan moves back to earlier dates.
 * @throws AppError no_active_program or not_paused
 */
export async function endPause(change: Change): Promise<void> {
  const { tx, golfer, today } = change;
  const plan = await activePlanOf(change);
  const pause = openPause(plan.pause, today);
  if (pause === null) throw new AppError('not_paused');
  await savePlan(tx, plan, pullBack(plan, pause, today));
  const { enrollmentId } = plan;
  await replacePause(tx, { enrollmentId, was: pause, is: cutPause(pause, today) });
  await change.record('programResumed', { userId: golfer.id, enrollmentId, today });
}
