import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changeDrill,
  changeNote,
  mergeProgress,
  progressOf,
  type SessionProgress,
} from './session-progress.ts';

const started: SessionProgress = { startedAt: 1000, drills: [] };

describe('session progress', () => {
  test('has an open state for an untouched drill', () => {
    expect(progressOf(started, 'gate')).toMatchObject({ state: 'open', attempts: [], score: null });
  });

  test('changes one drill and leaves the others', () => {
    const one = changeDrill(started, { exerciseId: 'gate', attempts: [1] }, 2000);
    const two = changeDrill(one, { exerciseId: 'clock', state: 'left_out' }, 3000);
    expect(progressOf(two, 'gate')).toMatchObject({ attempts: [1], changedAt: 2000 });
    expect(progressOf(two, 'clock').state).toBe('left_out');
  });

  test('keeps an undone attempt undone, even if the clock was set back', () => {
    const counted = changeDrill(started, { exerciseId: 'gate', attempts: [1, 1] }, 2000);
    const undone = changeDrill(counted, { exerciseId: 'gate', attempts: [1] }, 1500);
    expect(progressOf(mergeProgress(counted, undone), 'gate').attempts).toEqual([1]);
  });

  test('uses the later of two notes', () => {
    const early = changeNote(started, 'Short', 2000);
    const late = changeNote(started, 'Long', 3000);
    expect(mergeProgress(early, late).note?.text).toBe('Long');
    expect(mergeProgress(late, early).note?.text).toBe('Long');
    expect(mergeProgress(started, early).note?.text).toBe('Short');
    expect(changeNote(late, '', 0).note).toEqual({ text: '', changedAt: 3001 });
  });
});

const drill = fc.record({
  exerciseId: fc.constantFrom('gate', 'clock', 'ladder'),
  state: fc.constantFrom('open' as const, 'done' as const, 'left_out' as const),
  attempts: fc.array(fc.constantFrom(0, 1), { maxLength: 3 }),
  score: fc.option(fc.integer({ min: 0, max: 9 })),
  seconds: fc.nat(600),
  changedAt: fc.nat(5),
});
const note = fc.record({ text: fc.constantFrom('', 'a', 'b'), changedAt: fc.nat(3) });
const progress: fc.Arbitrary<SessionProgress> = fc
  .record({
    startedAt: fc.nat(9),
    note: fc.option(note),
    drills: fc.uniqueArray(drill, { selector: ({ exerciseId }) => exerciseId }),
  })
  .map(({ note: written, ...rest }) => ({ ...rest, ...(written && { note: written }) }));

test('two devices that exchange progress agree, regardless of order and repetition', () => {
  fc.assert(
    fc.property(progress, progress, progress, (a, b, c) => {
      const merged = mergeProgress(a, b);
      expect(mergeProgress(b, a)).toEqual(merged);
      expect(mergeProgress(merged, b)).toEqual(merged);
      expect(mergeProgress(merged, c)).toEqual(mergeProgress(a, mergeProgress(b, c)));
    }),
  );
});

test('a change always wins over the state that it changed', () => {
  fc.assert(
    fc.property(progress, drill, fc.nat(9), (before, change, now) => {
      const after = changeDrill(before, change, now);
      expect(mergeProgress(before, after)).toEqual(mergeProgress(after, before));
      const { changedAt: _, ...expected } = change;
      expect(progressOf(mergeProgress(before, after), change.exerciseId)).toMatchObject(expected);
    }),
  );
});
