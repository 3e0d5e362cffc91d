import { baseIdOf } from '#domain/programs/version-id.ts';
import { changesOf, findSwapFaults, type Swap } from '#domain/training/fit-session.ts';
import { changeDrill, progressOf } from '#domain/training/session-progress.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Caller } from '#server/platform/auth/caller.ts';
import type { Change } from '#server/platform/changes.ts';
import { checkOpen, findOwnSession } from '../sessions/own-session.ts';
import { findProgress, writeProgress } from '../sessions/progress-queries.ts';
import type { FoundSession } from '../sessions/session-queries.ts';
import { readFit } from './fit.ts';
import { findExerciseIds, writeSwaps } from './swap-queries.ts';

type Input = { readonly id: string; readonly swaps: readonly Swap[]; readonly caller: Caller };

/**
 * Saves the swaps of a planned session, replacing the earlier ones. Deletes the progress at each place whose drill
 * has changed, so the new drill starts from zero.
 * @throws AppError not_found, session_completed, session_skipped, program_abandoned, or invalid_input
 */
export async function saveSwaps(change: Change, { id, swaps: sent, caller }: Input) {
  const { tx, golfer } = change;
  const session = await findOwnSession(change, id);
  checkOpen(session);
  const swaps = sent.map(({ sessionExerciseId, exerciseId, minutes }) => ({
    sessionExerciseId: baseIdOf(sessionExerciseId),
    exerciseId,
    minutes: exerciseId === null ? 0 : minutes,
  }));
  const fit = await readFit(tx, session, caller);
  const faults = findSwapFaults(fit, swaps).map(({ index, field, code }) => ({
    path: `swaps.${index}.${field}`,
    code,
  }));
  if (faults.length > 0) throw new AppError('invalid_input', faults);
  const kept = changesOf(fit.places, swaps);
  const own = { id, userId: golfer.id };
  await writeSwaps(tx, own, kept);
  const drillIn = (place: string, some: readonly Swap[]) =>
    some.find(({ sessionExerciseId }) => sessionExerciseId === place)?.exerciseId;
  const changed = fit.places.flatMap(({ id }) =>
    drillIn(id, session.swaps) === drillIn(id, kept) ? [] : [id],
  );
  await forgetProgress(change, own, changed);
  return { before: [...session.swaps], swaps: kept };
}

/** Sorts swaps by place, so that they compare independently of their order. */
const inOrder = (swaps: readonly Swap[]) =>
  JSON.stringify(
    swaps
      .map(({ sessionExerciseId, exerciseId, minutes }) => [sessionExerciseId, exerciseId, minutes])
      .sort(),
  );

/**
 * Saves the swaps with which a session was actually trained, replacing other swaps saved since. Ignores swaps to
 * unknown exercises.
 * @returns whether anything has changed
 */
export async function saveTrainedSwaps(
  { tx, golfer }: Change,
  { planned, swaps: known }: Pick<FoundSession, 'planned' | 'swaps'>,
  trained: readonly Swap[],
): Promise<boolean> {
  if (inOrder(known) === inOrder(trained)) return false;
  const exerciseIds = await findExerciseIds(tx);
  const swaps = new Map(trained.map((swap) => [swap.sessionExerciseId, swap]));
  const isHere = ({ exerciseId }: Swap) => exerciseId === null || exerciseIds.has(exerciseId);
  await writeSwaps(tx, { id: planned.id, userId: golfer.id }, [...swaps.values()].filter(isHere));
  return true;
}

async function forgetProgress(
  { tx, now }: Change,
  session: { readonly id: string; readonly userId: string },
  places: readonly string[],
): Promise<void> {
  const progress = await findProgress(tx, session);
  if (!progress) return;
  const empty = { state: 'open', attempts: [], score: null, seconds: 0 } as const;
  const counted = places.filter((exerciseId) => progressOf(progress, exerciseId).changedAt > 0);
  const after = counted.reduce(
    (known, exerciseId) => changeDrill(known, { exerciseId, ...empty }, now.epochMilliseconds),
    progress,
  );
  if (counted.length > 0) await writeProgress(tx, session, after);
}
