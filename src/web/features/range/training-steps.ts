import type { SessionExercise } from '#contract/programs.ts';
import { addAttempt, type Counting, isFinished, undoAttempt } from '#domain/drills/attempts.ts';
import {
  changeDrill,
  type DrillProgress,
  progressOf,
  type SessionProgress,
} from '#domain/training/session-progress.ts';
import { secondsOn } from './clock.ts';
import type { Place } from './place-store.ts';

/** A session that is being trained: how far it has come, and where the golfer is in it. */
export type Training = { readonly progress: SessionProgress; readonly place: Place };

/** A drill as far as it is counted. */
export type CountedDrill = { readonly key: string; readonly scoring: Counting | null };

/** A drill with all that the golfer reads about it. */
export type RangeDrill = CountedDrill & { readonly exercise: SessionExercise };

/** A step of training, at a time in milliseconds since 1970. */
type Step = (training: Training, now: number) => Training;

/** Enough to pick up the balls. */
const restMs = 30_000;

/** A session nobody has trained yet, with the clock of its first drill running. */
export function begin(firstKey: string | null, now: number): Training {
  return {
    progress: { startedAt: now, drills: [] },
    place: { exerciseId: firstKey, number: 1, runningSince: now, pausedAt: null, restUntil: null },
  };
}

/** Where a session is on a device that has not trained it yet: at its first open drill, or on the summary. */
export function firstPlace(progress: SessionProgress, keys: readonly string[], now: number): Place {
  const key = keys.find((one) => progressOf(progress, one).state === 'open') ?? null;
  return { ...begin(key, now).place, number: keys.indexOf(key ?? '') + 1 };
}

/** The drill on the screen; null on the summary. */
export function presentDrill({ progress, place }: Training): DrillProgress | null {
  return place.exerciseId === null ? null : progressOf(progress, place.exerciseId);
}

/** Whether the golfer has paused, or the clock of an open drill stands still. */
export function isPaused(training: Training): boolean {
  const drill = presentDrill(training);
  if (drill === null) return false;
  const { pausedAt, runningSince } = training.place;
  return pausedAt !== null || (drill.state !== 'done' && runningSince === null);
}

/** Stops the clock; what it has counted goes to the drill. */
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

/** Stops the clock, or the rest, until the golfer goes on, through a reload and a crash, too. */
export const pause: Step = (training, now) => {
  const { progress, place } = standStill(training, now);
  return { progress, place: { ...place, pausedAt: now } };
};

/** Starts the clock again, or what is left of the rest. */
export const goOn: Step = (training, now) => {
  if (!isPaused(training)) return training;
  const { progress, place } = training;
  const { pausedAt, restUntil } = place;
  const rested = restUntil === null || pausedAt === null ? restUntil : restUntil + now - pausedAt;
  const runningSince = presentDrill(training)?.state === 'done' ? null : now;
  return { progress, place: { ...place, runningSince, pausedAt: null, restUntil: rested } };
};

/** For who comes back to the screen: the clock goes on, unless the golfer has paused. */
export const comeBack: Step = (training, now) =>
  training.place.pausedAt === null ? goOn(training, now) : training;

/** For who leaves a pause for another screen: the way back goes on. */
export const leave: Step = (training) => ({
  ...training,
  place: { ...training.place, pausedAt: null },
});

/** Leaves the present drill for another one, or with null for the summary. */
export const goTo =
  (key: string | null): Step =>
  (training, now) => {
    const stopped = standStill(training, now);
    const place = { ...stopped.place, exerciseId: key, pausedAt: null, restUntil: null };
    return goOn({ ...stopped, place }, now);
  };

/** Changes the present drill; done with it, the rest begins. */
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

/** Counts one attempt; the last one ends the drill. */
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

/** Takes the last attempt back, or a score that was typed; the drill is open again. */
export const undo: Step = (training, now) => {
  const drill = presentDrill(training);
  if (drill === null) return training;
  const attempts = drill.score === null ? undoAttempt(drill.attempts) : drill.attempts;
  return change({ attempts, score: null, state: 'open' })(training, now);
};

/** Ends the present drill, with a score where one was typed. */
export const finish = (score: number | null): Step => change({ state: 'done', score });

const empty = { attempts: [], score: null, seconds: 0, state: 'open' } as const;

/** Begins the present drill anew: nothing is counted, and its clock is at zero. */
export const startAgain: Step = (training, now) => {
  const stopped = { ...training, place: { ...training.place, runningSince: null } };
  return change(empty)(stopped, now);
};

type Open = { readonly key: string };

/** Begins a drill anew that has become another one, whether it is the present one or not. */
export const forget =
  (exerciseId: string): Step =>
  (training, now) => {
    if (exerciseId === training.place.exerciseId) return startAgain(training, now);
    return { ...training, progress: changeDrill(training.progress, { exerciseId, ...empty }, now) };
  };

/** What comes after a drill: the next open one, then one that was passed over; null when all are done. */
export function nextOpen(drills: readonly Open[], { progress, place }: Training): string | null {
  const here = drills.findIndex(({ key }) => key === place.exerciseId);
  const inTurn = [...drills.slice(here + 1), ...drills.slice(0, Math.max(0, here))];
  return inTurn.find(({ key }) => progressOf(progress, key).state === 'open')?.key ?? null;
}

/** Goes on without the present drill. */
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
