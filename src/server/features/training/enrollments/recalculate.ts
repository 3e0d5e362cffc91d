import { changedWithPlan } from '#contract/training.ts';
import { halfDoneWeeks } from '#domain/training/perfect-week.ts';
import { isPlanned } from '#domain/training/plan-change.ts';
import { recalculate } from '#domain/training/recalculate.ts';
import type { Change } from '#server/platform/changes.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { findBegunSessions } from '../sessions/progress-queries.ts';
import { completeProgram } from './end-program.ts';
import { findActivePlan, findVersionSessions } from './enrollment-queries.ts';
import { findNewerVersion, saveRecalculation } from './recalculation-queries.ts';

/**
 * Updates a golfer's active plan to the newest version of its program, unless it already has that version. If no
 * planned sessions remain, the program is completed.
 * @param touched ids of sessions that have a note; they stay unchanged, as do sessions in progress
 * @throws ScheduleError if there is no day for a new session
 */
export async function recalculatePlan(change: Change, touched: ReadonlySet<string>): Promise<void> {
  const { tx, golfer, today, now } = change;
  const userId = golfer.id;
  const version = await findNewerVersion(tx, userId);
  const found = version === null ? null : await findActivePlan(tx, userId);
  if (version === null || found === null) return;
  const { enrollmentId, programId } = found;
  const begun = await findBegunSessions(tx, userId);
  const sessions = found.sessions.map((one) => ({
    ...one,
    isTouched: touched.has(one.id) || begun.has(one.id),
  }));
  const newIds = (await findVersionSessions(tx, programId, version)).map(({ id }) => id);
  const { updated, added, removed } = recalculate({ ...found, sessions }, newIds, today);
  const rows = added.map((session) => ({ ...session, id: newId() }));
  await saveRecalculation(tx, { enrollmentId, userId, version }, { updated, added: rows, removed });
  const dateOf = new Map(updated.map(({ id, scheduledDate }) => [id, scheduledDate]));
  const recalculated = [
    ...sessions
      .filter(({ id }) => !removed.includes(id))
      .map((one) => ({ ...one, scheduledDate: dateOf.get(one.id) ?? one.scheduledDate })),
    ...added.map((one) => ({ ...one, status: 'planned' as const })),
  ];
  // No request refreshes the golfer's tabs.
  change.refresh(...changedWithPlan);
  await change.record('programRescheduled', {
    userId,
    enrollmentId,
    today,
    halfDoneWeeks: halfDoneWeeks(recalculated),
  });
  if (recalculated.some(isPlanned)) return;
  const at = now.toString({ fractionalSecondDigits: 3 });
  await completeProgram(change, { userId, enrollmentId, today, at });
}
