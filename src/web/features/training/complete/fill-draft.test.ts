import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { type Draft, dropDraft, emptyDraft, readDraft, storedForm } from './draft.ts';
import { fillDraft, refill } from './fill-draft.ts';

const session = { scheduledSessionId: 'thu', totalDuration: 40 };
const counted = { leftOut: ['ladder'], scores: { chip: 17 }, minutes: 25, note: 'Windy.' };
const filled = { leftOut: ['ladder'], scores: { chip: '17' }, duration: 25, notes: 'Windy.' };

beforeEach(() => dropDraft('thu'));

test('an untouched form takes over all counted results', () => {
  fillDraft(session, counted);
  expect(readDraft('thu')).toEqual({ rating: 5, ...filled });
});

test('a counted score or note that is taken back disappears from the form', () => {
  fillDraft(session, counted);
  fillDraft(session, { ...counted, scores: {}, note: '' });
  expect(readDraft('thu')).toEqual({ rating: 5, ...filled, scores: {}, notes: '' });
});

test('typed values stay, and the other values follow later counted results', () => {
  fillDraft(session, counted);
  const typed: Draft = { rating: 3, ...filled, leftOut: [], notes: 'Windy. And cold.' };
  storedForm('thu').keep(typed);
  fillDraft(session, { ...counted, scores: { chip: 18, putt: 4 }, minutes: 31 });
  expect(readDraft('thu')).toEqual({
    ...typed,
    scores: { chip: '18', putt: '4' },
    duration: 31,
  });
});

test('a score that the golfer typed over the counted score stays', () => {
  fillDraft(session, counted);
  storedForm('thu').keep({ rating: 5, ...filled, scores: { chip: '16' } });
  fillDraft(session, { ...counted, scores: { chip: 19 } });
  expect(readDraft('thu')?.scores).toEqual({ chip: '16' });
});

test('without counted results, the form has the defaults of the session', () => {
  fillDraft(session, null);
  expect(readDraft('thu')).toBeNull();
  fillDraft(session, counted);
  fillDraft(session, null);
  expect(readDraft('thu')).toEqual(emptyDraft(40));
});

test('for any typed and counted values, filling twice changes the form no more than once', () => {
  const ids = fc.uniqueArray(fc.constantFrom('chip', 'ladder', 'putt'));
  const scores = fc.dictionary(
    fc.constantFrom('chip', 'ladder', 'putt'),
    fc.constantFrom('1', '2'),
  );
  const form: fc.Arbitrary<Draft> = fc.record({
    rating: fc.constantFrom(1, 5),
    leftOut: ids,
    scores,
    duration: fc.constantFrom(20, 30),
    notes: fc.constantFrom('', 'Windy.'),
  });
  fc.assert(
    fc.property(form, form, form, (typed, before, now) => {
      const once = refill(typed, before, now);
      expect(refill(once, now, now)).toEqual(once);
      expect(refill(before, before, now)).toMatchObject({
        duration: now.duration,
        notes: now.notes,
      });
      expect(refill(before, before, now).scores).toEqual(now.scores);
    }),
  );
});
