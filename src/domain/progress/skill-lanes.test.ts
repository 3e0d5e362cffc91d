import { expect, test } from 'vitest';
import { skillLanes } from './skill-lanes.ts';

const level = (handicap: number, first: number | null = null) => ({
  level: handicap,
  best: handicap - 5,
  worst: handicap + 5,
  first,
});

const nobody = { putting: null, short_game: null, approach: null, driving: null };
const once = { putting: 1, short_game: 0, approach: 1, driving: 3 };

test('skills stand next to the own handicap, what costs most first, and untested ones last', () => {
  const levels = { ...nobody, putting: level(25, 28), approach: level(19), driving: level(10) };
  const found = skillLanes(levels, { handicap: 18, results: once });
  expect(found?.against).toBe(18);
  expect(found?.lanes.map(({ skill, standing }) => [skill, standing?.verdict])).toEqual([
    ['putting', 'behind'],
    ['approach', 'level'],
    ['driving', 'ahead'],
    ['short_game', undefined],
  ]);
  expect(found?.lanes[0]?.standing).toEqual({
    ahead: -7,
    worst: -12,
    best: -2,
    first: -10,
    isEarly: true,
    verdict: 'behind',
  });
});

test('a skill with three results is no first estimate any more', () => {
  const levels = { ...nobody, driving: level(10) };
  const early = (driving: number) =>
    skillLanes(levels, { handicap: 18, results: { ...once, driving } })?.lanes[0]?.standing
      ?.isEarly;
  expect([early(2), early(3)]).toEqual([true, false]);
});

test('without a handicap, the skills stand next to their average; without a result, nowhere', () => {
  const levels = { ...nobody, putting: level(20), driving: level(10) };
  expect(skillLanes(levels, { handicap: null, results: once })?.against).toBe(15);
  expect(skillLanes(nobody, { handicap: 18, results: once })).toBeNull();
});
