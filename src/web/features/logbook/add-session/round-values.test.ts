import { expect, test } from 'vitest';
import { logbook } from '#contract/logbook.ts';
import { extraLimits } from '#domain/logbook/logbook.ts';
import { emptyPractice, practiceBody } from './practice-values.ts';
import { emptyRound, extras, likelyScore, type RoundValues, roundBody } from './round-values.ts';

const today = '2026-05-14';
const aRound = (changes: Partial<RoundValues> = {}): RoundValues => ({
  ...emptyRound(today),
  name: 'Saturday medal',
  totalScore: 91,
  ...changes,
});
const withExtra = (extra: string, text: string) => aRound({ [extra]: text });
const takes = (body: unknown) => logbook.addRound.body.safeParse(body).success;

test('a new round defaults to 18 holes, free round, strokeplay, and no score', () => {
  const first = emptyRound('2026-05-14');
  expect(first).toMatchObject({ holes: 18, roundType: 'free_round', scoreType: 'strokeplay' });
  expect([first.totalScore, first.fairwaysHit ?? 0, first.greensInRegulation ?? 0]).toEqual([
    0, 0, 0,
  ]);
});

test('values that nobody counted are left out instead of sent as zero', () => {
  expect(roundBody(aRound({ location: ' ', courseName: ' ' }))).toEqual({
    name: 'Saturday medal',
    holes: 18,
    roundType: 'free_round',
    scoreType: 'strokeplay',
    totalScore: 91,
    sessionDate: today,
  });
  expect(roundBody(aRound({ fairwaysHit: 0 }))).toMatchObject({ fairwaysHit: 0 });
});

test.each(extras)('the form accepts the same range for %s as the server', (extra) => {
  const { min, max } = extraLimits[extra];
  const { whole } = extraLimits[extra];
  const fits = [min - 1, min, max, max + 1, min + 0.5].map((number) =>
    takes(roundBody(withExtra(extra, String(number)))),
  );
  expect(fits).toEqual([false, true, true, false, !whole]);
  expect(takes(roundBody(withExtra(extra, 'many')))).toBe(false);
});

test('a course rating may be typed with a comma', () => {
  expect(roundBody(withExtra('courseRating', '71,4'))).toMatchObject({ courseRating: 71.4 });
});

test('the server accepts valid form values', () => {
  expect(takes(roundBody(aRound()))).toBe(true);
  const practice = { ...emptyPractice(today), title: 'Range' };
  expect(logbook.addPractice.body.safeParse(practiceBody(practice)).success).toBe(true);
});

test('the score buttons start from the golfer’s usual score', () => {
  const strokes = { scoreType: 'strokeplay' } as const;
  expect(likelyScore({ ...strokes, holes: 18 }, 18.4)).toBe(90);
  expect(likelyScore({ ...strokes, holes: 9 }, 18.4)).toBe(45);
  expect(likelyScore({ ...strokes, holes: 18 }, -2)).toBe(70);
  expect(likelyScore({ ...strokes, holes: 18 }, null)).toBe(90);
  expect(likelyScore({ scoreType: 'stableford', holes: 9 }, 18.4)).toBe(18);
});
