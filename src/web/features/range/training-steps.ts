import type { SessionExercise } from '#contract/programs.ts';
import { addAttempt, type Counting, isFinished, undoAttempt } from '#domain/drills/attempts.ts';
import { addBall, areAllPlayed, type PlayedRule, sumsOf } from '#domain/drills/balls.ts';
import {
  changeDrill,
  type DrillProgress,
  progressOf,
  type SessionProgress,
} from '#domain/training/session-progress.ts';
import { secondsOn } from './clock.ts';
import type { Place } from './place-store.ts';

/** A session in training: its progress and the golfer's position in it. */
export type Training = { readonly progress: SessionProgress; readonly place: Place };

/** A drill with the data needed for counting. */
export type CountedDrill = { readonly key: string; readonly scoring: Counting | null };

/** A drill with all its texts. */
export type RangeDrill = CountedDrill & { readonly exercise: SessionExercise };

/** A state change of a training, at a time in milliseconds since 1970. */
type Step = (training: Training, now: number) => Training;

/** Enough time to collect the balls. */
const restMs = 30_000;

/** A new training with the clock of the first drill running. */
export function begin(firstKey: string | null, now: number): Training {
  return {
    progress: { startedAt: now, drills: [] },
    place: { exerciseId: firstKey, number: 1, runningSince: now, pausedAt: null, restUntil: null },
  };
}

/**
 * The start position on a device without a stored one: the drill that was changed last, the next open one if that is
 * done, or the summary.
 */
export function firstPlace(progress: SessionProgress, keys: readonly string[], now: number): Place {
  const changes = keys.map((one) => progressOf(progress, one).changedAt);
  const last = Math.max(changes.indexOf(Math.max(...changes)), 0);
  const inTurn = [...keys.slice(last), ...keys.slice(0, last)];
  const key = inTurn.find((one) => progressOf(progress, one).state === 'open') ?? null;
  return { ...begin(key, now).place, number: keys.indexOf(key ?? '') + 1 };
}

/** The drill on the screen; null on the summary. */
export function presentDrill({ progress, place }: Training): DrillProgress | null {
  return place.exerciseId === null ? null : progressOf(progress, place.exerciseId);
}

/** Whether the golfer has paused, or the clock of a drill that is not done is stopped. */
export function isPaused(training: Training): boolean {
  const drill = presentDrill(training);
  if (drill === null) return false;
  const { pausedAt, runningSince } = training.place;
  return pausedAt !== null || (drill.state !== 'done' && runningSince === null);
}

/** Stops the clock and adds its time to the drill. */
export const standStill: Step = (training, now) => {
  const { progress, place } = training;
  const drill = presentDrill(training);
  if (drill === null || place.runningSince === null) return training;
  const { exerciseId } = drill;
  const seconds = secondsOn(drill, place, now);
  return {
    progress: changeDrill(progress, { exerciseId, seconds }, now),
    place: { ...place, runningSince: null },
  };
};

/** Stops the clock or the rest until the golfer continues, even after a reload or a crash. */
export const pause: Step = (training, now) => {
  const { progress, place } = standStill(training, now);
  return { progress, place: { ...place, pausedAt: now } };
};

/** Restarts the clock, or the rest with its remaining time. */
export const goOn: Step = (training, now) => {
  if (!isPaused(training)) return training;
  const { progress, place } = training;
  const { pausedAt, restUntil } = place;
  const rested = restUntil === null || pausedAt === null ? restUntil : restUntil + now - pausedAt;
  const runningSince = presentDrill(training)?.state === 'done' ? null : now;
  return { progress, place: { ...place, runningSince, pausedAt: null, restUntil: rested } };
};

/** Restarts the clock when the golfer returns to the screen, unless the golfer has paused. */
export const comeBack: Step = (training, now) =>
  training.place.pausedAt === null ? goOn(training, now) : training;

/** Ends the pause when the golfer leaves for another screen, so that returning restarts the clock. */
export const leave: Step = (training) => ({
  ...training,
  place: { ...training.place, pausedAt: null },
});

/** Switches to another drill, or to the summary for null. */
export const goTo =
  (key: string | null): Step =>
  (training, now) => {
    const stopped = standStill(training, now);
    const place = { ...stopped.place, exerciseId: key, pausedAt: null, restUntil: null };
    return goOn({ ...stopped, place }, now);
  };

/** Changes the current drill. If that completes it, the rest begins. */
const change =
  (changes: Partial<DrillProgress>): Step =>
  (training, now) => {
    const stopped = changes.state === 'done' ? standStill(training, now) : training;
    const { exerciseId } = stopped.place;
    if (exerciseId === null) return training;
    const progress = changeDrill(stopped.progress, { ...changes, exerciseId }, now);
    const restUntil = changes.state === 'done' ? now + restMs : null;
    return goOn({ progress, place: { ...stopped.place, pausedAt: null, restUntil } }, now);
  };

/** Counts one attempt. The last one completes the drill. */
export const count =
  ({ scoring }: CountedDrill, attempt: number): Step =>
  (training, now) => {
    const drill = presentDrill(training);
    if (drill === null || scoring === null) return training;
    const attempts = addAttempt(scoring, drill.attempts, attempt);
    if (attempts === drill.attempts) return training;
    const state = isFinished(scoring, attempts) ? 'done' : 'open';
    return change({ attempts, state, score: null })(training, now);
  };

/** Counts one ball of a test in the order of play. The last one makes the counts of its cells and completes it. */
export const countBall =
  (rule: PlayedRule, ball: number): Step =>
  (training, now) => {
    const before = presentDrill(training)?.balls ?? [];
    const balls = addBall(rule, before, ball);
    if (balls === before) return training;
    const isLast = areAllPlayed(rule, balls);
    const attempts = isLast ? sumsOf(rule, balls) : [];
    return change({ balls, attempts, state: isLast ? 'done' : 'open', score: null })(training, now);
  };

/** Removes the typed score or else the last attempt or ball, and reopens the drill. */
export const undo: Step = (training, now) => {
  const drill = presentDrill(training);
  if (drill === null) return training;
  const { balls = [] } = drill;
  if (drill.score === null && balls.length > 0)
    return change({ balls: undoAttempt(balls), attempts: [], state: 'open' })(training, now);
  const attempts = drill.score === null ? undoAttempt(drill.attempts) : drill.attempts;
  return change({ attempts, score: null, state: 'open' })(training, now);
};

/** Completes the current drill, with a score if one was typed. */
export const finish = (score: number | null): Step => change({ state: 'done', score });

const empty = { attempts: [], balls: [], score: null, seconds: 0, state: 'open' } as const;

/** Restarts the current drill: no attempts, and the clock at zero. */
export const startAgain: Step = (training, now) => {
  const stopped = { ...training, place: { ...training.place, runningSince: null } };
  return change(empty)(stopped, now);
};

type Open = { readonly key: string };

/** Clears a drill that was replaced by another one, whether or not it is the current one. */
export const forget =
  (exerciseId: string): Step =>
  (training, now) => {
    if (exerciseId === training.place.exerciseId) return startAgain(training, now);
    return { ...training, progress: changeDrill(training.progress, { exerciseId, ...empty }, now) };
  };

/** The next open drill, continuing with skipped drills from the start; null if none is open. */
export function nextOpen(drills: readonly Open[], { progress, place }: Training): string | null {
  const here = drills.findIndex(({ key }) => key === place.exerciseId);
  const inTurn = [...drills.slice(here + 1), ...drills.slice(0, Math.max(0, here))];
  return inTurn.find(({ key }) => progressOf(progress, key).state === 'open')?.key ?? null;
}

/** Leaves out the current drill and goes to the next one. */
export const leaveOut =
  (drills: readonly Open[]): Step =>
  (training, now) => {
    const { exerciseId } = training.place;
    if (exerciseId === null) return training;
    const stopped = standStill(training, now);
    const progress = changeDrill(stopped.progress, { exerciseId, state: 'left_out' }, now);
    const left = { ...stopped, progress };
    return goTo(nextOpen(drills, left))(left, now);
  };
