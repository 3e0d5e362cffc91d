import { expect, test } from 'vitest';
import { progressOf } from '#domain/training/session-progress.ts';
import {
  begin,
  type CountedDrill,
  comeBack,
  count,
  finish,
  firstPlace,
  goOn,
  goTo,
  isPaused,
  leave,
  leaveOut,
  nextOpen,
  pause,
  presentDrill,
  standStill,
  startAgain,
  type Training,
  undo,
} from './training-steps.ts';

const gate: CountedDrill = {
  key: 'gate',
  scoring: { shape: { kind: 'hits', attempts: 3 }, min: 0, max: 3, step: 1 },
};
const drills = [gate, { key: 'clock', scoring: null }, { key: 'ladder', scoring: null }];

const minute = 60_000;
const start = 1_000_000;
const begun = begin('gate', start);
const states = ({ progress }: Training) => drills.map(({ key }) => progressOf(progress, key).state);

test('the last attempt completes the drill and stops its clock', () => {
  let training = count(gate, 1)(begun, start + 10_000);
  training = count(gate, 0)(training, start + 20_000);
  expect(presentDrill(training)).toMatchObject({ attempts: [1, 0], state: 'open' });
  training = count(gate, 1)(training, start + 30_000);
  expect(presentDrill(training)).toMatchObject({ attempts: [1, 0, 1], state: 'done', seconds: 30 });
  expect(training.place).toMatchObject({ runningSince: null, restUntil: start + 60_000 });
});

test('undoing the last attempt reopens the drill and restarts its clock', () => {
  const done = [1, 1, 1].reduce((at, hit) => count(gate, hit)(at, start + minute), begun);
  const open = undo(done, start + 2 * minute);
  expect(presentDrill(open)).toMatchObject({ attempts: [1, 1], state: 'open', seconds: 60 });
  expect(open.place).toMatchObject({ runningSince: start + 2 * minute, restUntil: null });
});

test('undo removes a typed score before it removes attempts', () => {
  const typed = finish(2)(count(gate, 1)(begun, start), start + minute);
  expect(presentDrill(typed)).toMatchObject({ score: 2, attempts: [1], state: 'done' });
  expect(presentDrill(undo(typed, start + minute))).toMatchObject({ score: null, attempts: [1] });
});

test('the clock does not count a pause but counts time with a locked screen', () => {
  const paused = standStill(begun, start + minute);
  expect(isPaused(paused)).toBe(true);
  const resumed = goOn(paused, start + 10 * minute);
  expect(isPaused(resumed)).toBe(false);
  const stopped = standStill(resumed, start + 13 * minute);
  expect(presentDrill(stopped)?.seconds).toBe(4 * 60);
});

test('a chosen pause ends only when the golfer resumes it or leaves the screen and returns', () => {
  const paused = pause(begun, start + minute);
  expect(isPaused(comeBack(paused, start + 5 * minute))).toBe(true);
  expect(isPaused(comeBack(leave(paused, start + 5 * minute), start + 6 * minute))).toBe(false);
  const left = standStill(begun, start + minute);
  expect(comeBack(left, start + 5 * minute).place.runningSince).toBe(start + 5 * minute);
});

test('a rest can be paused and keeps its remaining time', () => {
  const done = [1, 1, 1].reduce((at, hit) => count(gate, hit)(at, start), begun);
  const paused = pause(done, start + 10_000);
  expect(isPaused(paused)).toBe(true);
  const resting = goOn(comeBack(paused, start + 5 * minute), start + 10 * minute);
  expect(isPaused(resting)).toBe(false);
  expect(resting.place).toMatchObject({
    runningSince: null,
    restUntil: start + 10 * minute + 20_000,
  });
});

test('a forgotten phone adds at most one hour, and a clock that was set back subtracts no time', () => {
  expect(presentDrill(standStill(begun, start + 1000 * minute))?.seconds).toBe(60 * 60);
  expect(presentDrill(standStill(begun, start - minute))?.seconds).toBe(0);
});

test('a drill keeps its time when the golfer leaves it and continues counting later', () => {
  const away = goTo('clock')(begun, start + minute);
  const back = goTo('gate')(away, start + 3 * minute);
  const stopped = standStill(back, start + 4 * minute);
  expect(progressOf(stopped.progress, 'gate').seconds).toBe(120);
  expect(progressOf(stopped.progress, 'clock').seconds).toBe(120);
});

test('a restarted drill has no attempts and zero seconds', () => {
  const again = startAgain(count(gate, 1)(begun, start), start + minute);
  expect(presentDrill(again)).toMatchObject({ attempts: [], seconds: 0, state: 'open' });
  expect(again.place.runningSince).toBe(start + minute);
});

test('left-out drills are not offered again, and drills passed over are offered at the end', () => {
  const skipped = goTo('clock')(begun, start);
  expect(nextOpen(drills, skipped)).toBe('ladder');
  const left = leaveOut(drills)(skipped, start);
  expect(left.place.exerciseId).toBe('ladder');
  const finished = finish(null)(left, start);
  expect(states(finished)).toEqual(['open', 'left_out', 'done']);
  expect(nextOpen(drills, finished)).toBe('gate');
  const last = leaveOut(drills)(goTo('gate')(finished, start), start);
  expect(last.place.exerciseId).toBeNull();
});

test('a device that has not trained the session goes on where another one has left it', () => {
  const keys = drills.map(({ key }) => key);
  const placeAfter = ({ progress }: Training) => firstPlace(progress, keys, start);
  expect(placeAfter(begun)).toMatchObject({ exerciseId: 'gate', number: 1 });
  const left = leaveOut(drills)(begun, start + minute);
  expect(placeAfter(left)).toMatchObject({ exerciseId: 'clock', number: 2 });
  const passedOver = goTo('ladder')(begun, start + minute);
  const counted = count(gate, 1)(passedOver, start + 2 * minute);
  expect(placeAfter(counted)).toMatchObject({ exerciseId: 'ladder', number: 3 });
  expect(placeAfter(finish(null)(counted, start + 3 * minute))).toMatchObject({
    exerciseId: 'gate',
    number: 1,
  });
  const done = keys.reduce((at, key) => finish(null)(goTo(key)(at, start), start), begun);
  expect(placeAfter(done)).toMatchObject({ exerciseId: null, number: 0 });
});
