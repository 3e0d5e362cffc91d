import type { Received } from '#contract/endpoint.ts';
import type { KnownProgress } from '#contract/session-progress.ts';
import type { training } from '#contract/training.ts';
import { baseIdOf } from '#domain/programs/version-id.ts';
import { clockShift, shiftProgress } from '#domain/training/device-clock.ts';
import { mergeProgress, type SessionProgress } from '#domain/training/session-progress.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Change } from '#server/platform/changes.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { checkOpen } from './own-session.ts';
import { findProgress, writeProgress } from './progress-queries.ts';
import type { OwnSession } from './session-queries.ts';
import type { SessionToTrain } from './session-to-train.ts';

/**
 * Reads the progress of a session, merged from all devices.
 * @throws AppError not_found
 */
export async function readProgress(
  db: Db,
  session: OwnSession,
  now: Temporal.Instant,
): Promise<KnownProgress> {
  const progress = await findProgress(db, session);
  if (progress === undefined) throw new AppError('not_found');
  return answerOf(now, progress);
}

/** Converts progress to the API's form, with mutable copies of its lists. */
const answerOf = (now: Temporal.Instant, progress: SessionProgress | null): KnownProgress => ({
  serverTime: now.epochMilliseconds,
  progress: progress && {
    ...progress,
    drills: progress.drills.map((drill) => ({ ...drill, attempts: [...drill.attempts] })),
  },
});

/**
 * Merges a device's progress in a planned session with the stored progress. Changes of one golfer run one at a time,
 * so no update is lost between reading and writing. Drills that the session does not contain are left out: a device
 * that was offline may still show an older version of the program.
 * @throws AppError session_completed, session_skipped, or program_abandoned
 */
export async function keepProgress(
  { tx, golfer, now }: Change,
  session: SessionToTrain,
  { sentAt, ...sent }: Received<typeof training.keepProgress>['body'],
): Promise<KnownProgress> {
  checkOpen(session);
  const ids = new Set(session.exercises.map((exercise) => baseIdOf(exercise.id)));
  const drills = sent.drills.filter(({ exerciseId }) => ids.has(exerciseId));
  const serverTime = now.epochMilliseconds;
  const own = { id: session.planned.id, userId: golfer.id };
  const known = (await findProgress(tx, own)) ?? null;
  const received = shiftProgress({ ...sent, drills }, clockShift(sentAt, serverTime), serverTime);
  // Without stored progress, merges the sent progress with itself, because it may contain a drill twice.
  const progress = mergeProgress(known ?? received, received);
  await writeProgress(tx, own, progress);
  return answerOf(now, progress);
}
