import { describe, expect, it } from 'vitest';
import type { Achievement } from './achievement.ts';
import { ladder, seasonal } from './achievement.ts';
import {
  achievementIcons,
  categories,
  profileTypeOf,
  profileTypes,
  rarities,
} from './achievement-types.ts';
import { catalog } from './catalog.ts';
import { seasons } from './season.ts';

/** Golfers' unlocked achievements refer to these ids. A name may change, but an id may never disappear. */
const shipped = [
  'first-hour',
  'five-hours',
  'ten-hours',
  'thirty-hours',
  'fifty-hours',
  'hundred-hours',
  'quarter-thousand-hours',
  'thousand-hours',
  'first-session',
  'ten-done',
  'twenty-five-done',
  'fifty-done',
  'hundred-done',
  'two-fifty-done',
  'five-hundred-done',
  'putting-ten',
  'putting-fifty',
  'short-game-ten',
  'short-game-fifty',
  'driving-ten',
  'irons-ten',
  'swing-practice-ten',
  'mental-five',
  'physical-ten',
  'three-in-a-row',
  'nine-in-a-row',
  'fourteen-in-a-row',
  'thirty-in-a-row',
  'sixty-in-a-row',
  'hundred-in-a-row',
  'full-week',
  'four-full-weeks',
  'twelve-full-weeks',
  'three-weeks-running',
  'half-a-stroke',
  'first-stroke',
  'three-strokes',
  'five-strokes',
  'ten-strokes',
  'half-way',
  'goal-reached',
  'single-figures',
  'scratch',
  'full-program',
  'three-programs',
  'five-programs',
  'nothing-left-out',
  'five-stars',
  'ten-five-stars',
  'fifty-five-stars',
  'first-card',
  'ten-cards',
  'fifty-cards',
  'played-to-handicap',
  'forty-points',
  'early-five',
  'late-five',
  'early-twenty-five',
  'late-twenty-five',
  'first-friend',
  'five-friends',
  'first-kudos',
  'twenty-five-kudos',
  'hundred-kudos',
  'back-again',
  'back-after-winter',
  'winter-putts',
  'winter-body',
  'dew-sweeper',
  'spring-twenty',
  'long-evenings',
  'summer-thirty',
  'fall-wedges',
  'fall-twenty',
  'holiday-eight',
  'holiday-stars',
];

const count = (holds: (achievement: (typeof catalog)[number]) => boolean) =>
  catalog.filter(holds).length;

describe('the achievement catalog', () => {
  it('has more than fifty achievements with unique ids', () => {
    expect(catalog.length).toBeGreaterThanOrEqual(52);
    expect(new Set(catalog.map(({ id }) => id)).size).toBe(catalog.length);
  });

  it('is sorted into the types of public profiles', () => {
    const types = (achievements: readonly Achievement[]) =>
      new Set(
        achievements.map(({ category, season }) =>
          profileTypeOf({ category, isSeasonal: season !== null }),
        ),
      );
    expect(types(catalog)).toEqual(new Set(profileTypes));
    expect(types(catalog.filter(({ season }) => season))).toEqual(new Set(['seasonal']));
    expect(types(catalog.filter(({ category }) => category === 'streaks'))).toEqual(
      new Set(['streak']),
    );
    expect(types(catalog.filter(({ category }) => category === 'hours'))).toEqual(
      new Set(['milestone']),
    );
    expect(types(catalog.filter(({ category }) => category === 'handicap'))).toEqual(
      new Set(['performance']),
    );
  });

  it('uses every category, rarity and icon', () => {
    expect(categories.filter((category) => !count((one) => one.category === category))).toEqual([]);
    expect(rarities.filter((rarity) => !count((one) => one.rarity === rarity))).toEqual([]);
    expect(achievementIcons.filter((icon) => !count((one) => one.icon === icon))).toEqual([]);
  });

  it('has thirteen icons, six rarities, seven categories and five seasons', () => {
    const words = (list: string) => list.split(' ');
    expect(achievementIcons).toEqual(
      words(
        'clock crown play zap target trophy star flame calendar calendar-check trending-down shield gift',
      ),
    );
    expect(rarities).toEqual(words('common uncommon rare epic legendary mythical'));
    expect(categories.toSorted()).toEqual(
      words('handicap hours programs quality sessions special streaks'),
    );
    expect(seasons.toSorted()).toEqual(words('fall holiday spring summer winter'));
  });

  it('defaults the rarity to common', () => {
    const shared = { metric: 'sessionsCompleted', category: 'sessions', icon: 'play' } as const;
    const plain = { id: 'plain', target: 1, xpReward: 10 };
    expect(ladder(shared, [plain])).toMatchObject([{ rarity: 'common' }]);
    expect(ladder(shared, [{ ...plain, rarity: 'epic' }])).toMatchObject([{ rarity: 'epic' }]);
    expect(seasonal('spring', [{ ...plain, metric: 'earlySessions' }])).toMatchObject([
      { rarity: 'common' },
    ]);
  });

  it('hides at least six achievements, and has at least one for every season', () => {
    expect(count(({ hidden }) => hidden)).toBeGreaterThanOrEqual(6);
    expect(count(({ season }) => season !== null)).toBeGreaterThanOrEqual(6);
    for (const season of seasons) expect(count((one) => one.season === season)).toBeGreaterThan(0);
  });

  it('gives every achievement a positive target and a positive XP reward', () => {
    for (const { id, target, xpReward } of catalog) {
      expect(target, id).toBeGreaterThan(0);
      expect(Number.isInteger(xpReward) && xpReward > 0, id).toBe(true);
    }
  });

  it('never has the same achievement twice', () => {
    const what = catalog.map(({ metric, target, season }) => `${season} ${metric} ${target}`);
    expect(new Set(what).size).toBe(catalog.length);
  });

  it('keeps every id it ever had', () => {
    expect(catalog.map(({ id }) => id).toSorted()).toEqual(shipped.toSorted());
  });

  it('never rewards a higher target of the same kind with less XP', () => {
    for (const one of catalog)
      for (const other of catalog)
        if (one.metric === other.metric && one.season === other.season && one.target < other.target)
          expect(one.xpReward, `${one.id}, ${other.id}`).toBeLessThanOrEqual(other.xpReward);
  });
});
