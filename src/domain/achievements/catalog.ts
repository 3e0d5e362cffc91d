import { ladder, seasonal } from './achievement.ts';

// Never change an id or reuse it for another achievement: golfers' unlocked achievements refer to it. To add an
// achievement, add one line here, its name and sentence in i18n/<language>/achievements.json, and its id to the test.

const hours = ladder({ category: 'hours', icon: 'clock', metric: 'hoursTrained' }, [
  { id: 'first-hour', target: 1, rarity: 'common', xpReward: 25 },
  { id: 'five-hours', target: 5, rarity: 'common', xpReward: 50 },
  { id: 'ten-hours', target: 10, rarity: 'uncommon', xpReward: 100 },
  { id: 'thirty-hours', target: 30, rarity: 'uncommon', xpReward: 150 },
  { id: 'fifty-hours', target: 50, rarity: 'rare', xpReward: 200 },
  { id: 'hundred-hours', target: 100, rarity: 'epic', xpReward: 350 },
  { id: 'quarter-thousand-hours', target: 250, rarity: 'legendary', xpReward: 600 },
  { id: 'thousand-hours', target: 1000, rarity: 'mythical', xpReward: 1500, icon: 'crown' },
]);

const sessions = [
  ...ladder({ category: 'sessions', icon: 'zap', metric: 'sessionsCompleted' }, [
    { id: 'first-session', target: 1, rarity: 'common', xpReward: 50, icon: 'play' },
    { id: 'ten-done', target: 10, rarity: 'common', xpReward: 75 },
    { id: 'twenty-five-done', target: 25, rarity: 'uncommon', xpReward: 125 },
    { id: 'fifty-done', target: 50, rarity: 'rare', xpReward: 200 },
    { id: 'hundred-done', target: 100, rarity: 'epic', xpReward: 350, icon: 'star' },
    { id: 'two-fifty-done', target: 250, rarity: 'legendary', xpReward: 600, icon: 'trophy' },
    { id: 'five-hundred-done', target: 500, rarity: 'mythical', xpReward: 1000, icon: 'crown' },
  ]),
  ...ladder({ category: 'sessions', icon: 'target', metric: 'focus:putting' }, [
    { id: 'putting-ten', target: 10, rarity: 'uncommon', xpReward: 100 },
    { id: 'putting-fifty', target: 50, rarity: 'rare', xpReward: 200 },
  ]),
  ...ladder({ category: 'sessions', icon: 'target', metric: 'focus:short_game' }, [
    { id: 'short-game-ten', target: 10, rarity: 'uncommon', xpReward: 100 },
    { id: 'short-game-fifty', target: 50, rarity: 'rare', xpReward: 200 },
  ]),
  ...ladder({ category: 'sessions', icon: 'target', metric: 'focus:driving' }, [
    { id: 'driving-ten', target: 10, rarity: 'uncommon', xpReward: 100 },
  ]),
  ...ladder({ category: 'sessions', icon: 'target', metric: 'focus:irons' }, [
    { id: 'irons-ten', target: 10, rarity: 'uncommon', xpReward: 100 },
  ]),
  ...ladder({ category: 'sessions', icon: 'target', metric: 'focus:swing_practice' }, [
    { id: 'swing-practice-ten', target: 10, rarity: 'uncommon', xpReward: 100 },
  ]),
  ...ladder({ category: 'sessions', icon: 'target', metric: 'focus:mental' }, [
    { id: 'mental-five', target: 5, rarity: 'uncommon', xpReward: 100 },
  ]),
  ...ladder({ category: 'sessions', icon: 'target', metric: 'focus:physical' }, [
    { id: 'physical-ten', target: 10, rarity: 'uncommon', xpReward: 100 },
  ]),
];

const streaks = [
  ...ladder({ category: 'streaks', icon: 'flame', metric: 'currentStreak' }, [
    { id: 'three-in-a-row', target: 3, rarity: 'common', xpReward: 50 },
    { id: 'nine-in-a-row', target: 9, rarity: 'rare', xpReward: 150 },
    { id: 'fourteen-in-a-row', target: 14, rarity: 'rare', xpReward: 200 },
    { id: 'thirty-in-a-row', target: 30, rarity: 'epic', xpReward: 350, icon: 'calendar-check' },
    { id: 'sixty-in-a-row', target: 60, rarity: 'legendary', xpReward: 600 },
    { id: 'hundred-in-a-row', target: 100, rarity: 'mythical', xpReward: 1000, icon: 'crown' },
  ]),
  ...ladder({ category: 'streaks', icon: 'calendar', metric: 'perfectWeeks' }, [
    { id: 'full-week', target: 1, rarity: 'common', xpReward: 75 },
    { id: 'four-full-weeks', target: 4, rarity: 'uncommon', xpReward: 150 },
    { id: 'twelve-full-weeks', target: 12, rarity: 'epic', xpReward: 350, icon: 'calendar-check' },
  ]),
  ...ladder({ category: 'streaks', icon: 'calendar', metric: 'longestStreak', hidden: true }, [
    { id: 'three-weeks-running', target: 21, rarity: 'epic', xpReward: 250 },
  ]),
];

const handicap = [
  ...ladder({ category: 'handicap', icon: 'trending-down', metric: 'strokesImproved' }, [
    { id: 'half-a-stroke', target: 0.5, rarity: 'common', xpReward: 50 },
    { id: 'first-stroke', target: 1, rarity: 'uncommon', xpReward: 100 },
    { id: 'three-strokes', target: 3, rarity: 'epic', xpReward: 300 },
    { id: 'five-strokes', target: 5, rarity: 'epic', xpReward: 400 },
    { id: 'ten-strokes', target: 10, rarity: 'legendary', xpReward: 800 },
  ]),
  ...ladder({ category: 'handicap', icon: 'target', metric: 'wayToGoal' }, [
    { id: 'half-way', target: 50, rarity: 'rare', xpReward: 200 },
    { id: 'goal-reached', target: 100, rarity: 'legendary', xpReward: 750, icon: 'trophy' },
  ]),
  ...ladder({ category: 'handicap', icon: 'shield', metric: 'wayToSingleFigures' }, [
    { id: 'single-figures', target: 100, rarity: 'legendary', xpReward: 600 },
  ]),
  ...ladder({ category: 'handicap', icon: 'crown', metric: 'wayToScratch' }, [
    { id: 'scratch', target: 100, rarity: 'mythical', xpReward: 1500 },
  ]),
];

const programs = [
  ...ladder({ category: 'programs', icon: 'crown', metric: 'programsCompleted' }, [
    { id: 'full-program', target: 1, rarity: 'legendary', xpReward: 300 },
    { id: 'three-programs', target: 3, rarity: 'legendary', xpReward: 600, icon: 'trophy' },
    { id: 'five-programs', target: 5, rarity: 'mythical', xpReward: 1000 },
  ]),
  ...ladder({ category: 'programs', icon: 'shield', metric: 'programsWithoutSkip', hidden: true }, [
    { id: 'nothing-left-out', target: 1, rarity: 'legendary', xpReward: 400 },
  ]),
];

const quality = [
  ...ladder({ category: 'quality', icon: 'star', metric: 'fiveStarSessions' }, [
    { id: 'five-stars', target: 3, rarity: 'common', xpReward: 50 },
    { id: 'ten-five-stars', target: 10, rarity: 'uncommon', xpReward: 100 },
    { id: 'fifty-five-stars', target: 50, rarity: 'epic', xpReward: 300 },
  ]),
  ...ladder({ category: 'quality', icon: 'trophy', metric: 'roundsLogged' }, [
    { id: 'first-card', target: 1, rarity: 'common', xpReward: 50 },
    { id: 'ten-cards', target: 10, rarity: 'uncommon', xpReward: 150 },
    { id: 'fifty-cards', target: 50, rarity: 'epic', xpReward: 400 },
  ]),
  ...ladder({ category: 'quality', icon: 'shield', metric: 'bestRoundPoints' }, [
    { id: 'played-to-handicap', target: 36, rarity: 'rare', xpReward: 200 },
  ]),
  ...ladder({ category: 'quality', icon: 'crown', metric: 'bestRoundPoints', hidden: true }, [
    { id: 'forty-points', target: 40, rarity: 'legendary', xpReward: 400 },
  ]),
];

const special = [
  ...ladder({ category: 'special', icon: 'clock', metric: 'earlySessions' }, [
    { id: 'early-five', target: 5, rarity: 'uncommon', xpReward: 75 },
  ]),
  ...ladder({ category: 'special', icon: 'clock', metric: 'lateSessions' }, [
    { id: 'late-five', target: 5, rarity: 'uncommon', xpReward: 75 },
  ]),
  ...ladder({ category: 'special', icon: 'star', metric: 'friends' }, [
    { id: 'first-friend', target: 1, rarity: 'common', xpReward: 50 },
    { id: 'five-friends', target: 5, rarity: 'uncommon', xpReward: 100 },
  ]),
  ...ladder({ category: 'special', icon: 'gift', metric: 'kudosGiven' }, [
    { id: 'first-kudos', target: 1, rarity: 'common', xpReward: 25 },
    { id: 'twenty-five-kudos', target: 25, rarity: 'uncommon', xpReward: 75 },
    { id: 'hundred-kudos', target: 100, rarity: 'rare', xpReward: 150 },
  ]),
  ...ladder({ category: 'special', icon: 'zap', metric: 'earlySessions', hidden: true }, [
    { id: 'early-twenty-five', target: 25, rarity: 'rare', xpReward: 200 },
  ]),
  ...ladder({ category: 'special', icon: 'zap', metric: 'lateSessions', hidden: true }, [
    { id: 'late-twenty-five', target: 25, rarity: 'rare', xpReward: 200 },
  ]),
  ...ladder({ category: 'special', icon: 'shield', metric: 'longestPause', hidden: true }, [
    { id: 'back-again', target: 14, rarity: 'rare', xpReward: 100 },
    { id: 'back-after-winter', target: 60, rarity: 'epic', xpReward: 200 },
  ]),
  ...seasonal('winter', [
    { id: 'winter-putts', metric: 'focus:putting', target: 8, rarity: 'uncommon', xpReward: 150 },
    { id: 'winter-body', metric: 'focus:physical', target: 6, rarity: 'rare', xpReward: 200 },
  ]),
  ...seasonal('spring', [
    { id: 'dew-sweeper', metric: 'earlySessions', target: 7, rarity: 'legendary', xpReward: 300 },
    { id: 'spring-twenty', metric: 'sessionsCompleted', target: 20, rarity: 'rare', xpReward: 200 },
  ]),
  ...seasonal('summer', [
    { id: 'long-evenings', metric: 'lateSessions', target: 7, rarity: 'rare', xpReward: 200 },
    { id: 'summer-thirty', metric: 'sessionsCompleted', target: 30, rarity: 'epic', xpReward: 300 },
  ]),
  ...seasonal('fall', [
    { id: 'fall-wedges', metric: 'focus:short_game', target: 8, rarity: 'rare', xpReward: 200 },
    { id: 'fall-twenty', metric: 'sessionsCompleted', target: 20, rarity: 'rare', xpReward: 200 },
  ]),
  ...seasonal('holiday', [
    { id: 'holiday-eight', metric: 'sessionsCompleted', target: 8, rarity: 'rare', xpReward: 200 },
    {
      id: 'holiday-stars',
      metric: 'fiveStarSessions',
      target: 5,
      rarity: 'uncommon',
      xpReward: 150,
    },
  ]),
];

/** All achievements, in the order in which the screen shows them. */
export const catalog = [
  ...hours,
  ...sessions,
  ...streaks,
  ...handicap,
  ...programs,
  ...quality,
  ...special,
];

export type AchievementId = (typeof catalog)[number]['id'];
