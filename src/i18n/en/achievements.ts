import type { AchievementId } from '#domain/achievements/catalog.ts';
import type { Words } from '#domain/achievements/describe.ts';

export const achievements = {
  /** Every achievement by its id. The server sends these, so a golfer reads hidden ones only once unlocked. */
  list: {
    'first-hour': { name: 'First hour', description: 'One hour of training' },
    'five-hours': { name: 'Five hours', description: 'Five hours of training' },
    'ten-hours': { name: 'Ten hours', description: 'Ten hours of training' },
    'thirty-hours': { name: 'Thirty hours', description: '30 hours of training' },
    'fifty-hours': { name: 'Fifty hours', description: '50 hours of training' },
    'hundred-hours': { name: 'Hundred hours', description: '100 hours of training' },
    'quarter-thousand-hours': { name: 'Range regular', description: '250 hours of training' },
    'thousand-hours': { name: 'Thousand hours', description: '1,000 hours of training' },

    'first-session': { name: 'First session', description: 'Complete one session' },
    'ten-done': { name: 'Ten done', description: '10 sessions' },
    'twenty-five-done': { name: 'Twenty-five done', description: '25 sessions' },
    'fifty-done': { name: 'Fifty done', description: '50 sessions' },
    'hundred-done': { name: 'Hundred done', description: '100 sessions' },
    'two-fifty-done': { name: 'Two hundred and fifty', description: '250 sessions' },
    'five-hundred-done': { name: 'Five hundred', description: '500 sessions' },
    'putting-ten': { name: 'On line', description: '10 putting sessions' },
    'putting-fifty': { name: 'Never up, never in', description: '50 putting sessions' },
    'short-game-ten': { name: 'Towel trained', description: '10 short game sessions' },
    'short-game-fifty': { name: 'Up and down', description: '50 short game sessions' },
    'driving-ten': { name: 'In the fairway', description: '10 driving sessions' },
    'irons-ten': { name: 'Nine windows', description: '10 iron sessions' },
    'swing-practice-ten': { name: 'Slow and whole', description: '10 swing practice sessions' },
    'mental-five': { name: 'Same routine', description: '5 mental sessions' },
    'physical-ten': { name: 'Strong legs', description: '10 physical sessions' },

    'three-in-a-row': { name: 'Three in a row', description: 'Three training days in a row' },
    'nine-in-a-row': { name: 'Nine in a row', description: 'Nine training days in a row' },
    'fourteen-in-a-row': {
      name: 'Fourteen in a row',
      description: '14 training days in a row',
    },
    'thirty-in-a-row': { name: 'Thirty in a row', description: '30 training days in a row' },
    'sixty-in-a-row': { name: 'Sixty in a row', description: '60 training days in a row' },
    'hundred-in-a-row': { name: 'Hundred in a row', description: '100 training days in a row' },
    'full-week': { name: 'Full week', description: 'Every planned session in a week' },
    'four-full-weeks': { name: 'Four full weeks', description: 'Every session in four weeks' },
    'twelve-full-weeks': { name: 'Twelve full weeks', description: 'Every session in 12 weeks' },
    'three-weeks-running': {
      name: 'A habit',
      description: 'A streak of 21 training days',
    },

    'half-a-stroke': { name: 'Half a stroke', description: 'Your handicap is 0.5 better' },
    'first-stroke': { name: 'First stroke', description: 'One stroke better' },
    'three-strokes': { name: 'Three strokes', description: 'Three strokes better' },
    'five-strokes': { name: 'Five strokes', description: 'Five strokes better' },
    'ten-strokes': { name: 'Ten strokes', description: 'Ten strokes better' },
    'half-way': { name: 'Halfway house', description: 'Half of the way to your goal handicap' },
    'goal-reached': { name: 'Goal reached', description: 'Reach your goal handicap' },
    'single-figures': { name: 'Single figures', description: 'Bring your handicap below 10.0' },
    scratch: { name: 'Scratch', description: 'Reach 0.0' },

    'full-program': { name: 'Full program', description: 'Complete a program' },
    'three-programs': { name: 'Three programs', description: 'Complete three programs' },
    'five-programs': { name: 'Five programs', description: 'Complete five programs' },
    'nothing-left-out': {
      name: 'Nothing left out',
      description: 'Complete a program without skipping a session',
    },

    'five-stars': { name: 'Five stars', description: 'Three sessions with five stars' },
    'ten-five-stars': { name: 'Ten with five stars', description: '10 sessions with five stars' },
    'fifty-five-stars': {
      name: 'Fifty with five stars',
      description: '50 sessions with five stars',
    },
    'first-card': { name: 'First card', description: 'Log one round' },
    'ten-cards': { name: 'Ten cards', description: 'Log 10 rounds' },
    'fifty-cards': { name: 'Fifty cards', description: 'Log 50 rounds' },
    'played-to-handicap': {
      name: 'Played to handicap',
      description: '36 points, or par and handicap, over 18 holes',
    },
    'forty-points': { name: 'Forty points', description: '40 points over 18 holes' },

    'early-five': { name: 'First tee time', description: 'Five sessions before nine' },
    'late-five': { name: 'Under the lights', description: 'Five sessions after eight at night' },
    'early-twenty-five': { name: 'Greenkeeper', description: '25 sessions before nine' },
    'late-twenty-five': {
      name: 'Last one to leave',
      description: '25 sessions after eight at night',
    },
    'back-again': { name: 'Back again', description: 'Train again after two weeks without' },
    'back-after-winter': {
      name: 'Long way back',
      description: 'Train again after 60 days without',
    },
    'winter-putts': {
      name: 'Carpet winter',
      description: 'Eight putting sessions in January and February',
    },
    'winter-body': {
      name: 'Winter body',
      description: 'Six physical sessions in January and February',
    },
    'dew-sweeper': {
      name: 'Dew sweeper',
      description: 'Seven sessions before nine in the morning',
    },
    'spring-twenty': { name: 'Out of hibernation', description: '20 sessions in spring' },
    'long-evenings': {
      name: 'Long evenings',
      description: 'Seven sessions after eight in the evening',
    },
    'summer-thirty': { name: 'High season', description: '30 sessions in summer' },
    'fall-wedges': { name: 'Wet wedges', description: 'Eight short game sessions in fall' },
    'fall-twenty': { name: 'Leaves and all', description: '20 sessions in fall' },
    'holiday-eight': { name: 'Between the holidays', description: 'Eight sessions in December' },
    'holiday-stars': {
      name: 'Five stars in December',
      description: 'Five sessions with five stars in December',
    },
  } satisfies Record<AchievementId, Words>,

  failed: {
    title: 'Unable to Load Achievements',
    safe: 'What you already unlocked is safe.',
  },

  head: {
    unlocked: 'unlocked',
    xp: '{{xp, number}} XP',
    earned: 'earned',
    bar: 'Achievements unlocked',
  },

  tabs: {
    label: 'Achievements',
    all: 'All',
    seasonal: 'Seasonal',
    unlocked: 'Unlocked',
    inProgress: 'In Progress',
  },

  categories: {
    hours: 'Hours',
    sessions: 'Sessions',
    streaks: 'Streaks',
    handicap: 'Handicap',
    programs: 'Programs',
    quality: 'Quality',
    special: 'Special',
  },
  count: '{{unlocked}} of {{total}}',

  rarities: {
    common: 'Common',
    uncommon: 'Uncommon',
    rare: 'Rare',
    epic: 'Epic',
    legendary: 'Legendary',
    mythical: 'Mythical',
  },

  seasons: {
    winter: 'Winter',
    spring: 'Spring',
    summer: 'Summer',
    fall: 'Fall',
    holiday: 'Holiday',
  },
  season: {
    title: 'Season',
    until: '{{season}}, until {{day}}',
    active: 'Active until {{day}}',
    expired: 'Expired {{day}}',
    future: 'Starts {{day}}',
    unlocked: 'Unlocked in {{year}}',
    inactive: 'Inactive',
  },

  tile: {
    hidden: 'Keep training',
    locked: 'Locked',
    hours_one: '{{progress}} of {{target}} hour',
    hours_other: '{{progress}} of {{target}} hours',
    sessions: '{{progress}} of {{target}}',
    days_one: '{{progress}} of {{target}} day',
    days_other: '{{progress}} of {{target}} days',
    weeks_one: '{{progress}} of {{target}} week',
    weeks_other: '{{progress}} of {{target}} weeks',
    strokes_one: '{{progress}} of {{target}} stroke',
    strokes_other: '{{progress}} of {{target}} strokes',
    percent: '{{progress}} of {{target}}%',
    programs: '{{progress}} of {{target}}',
    rounds: '{{progress}} of {{target}}',
    points: '{{progress}} of {{target}} points',
    short: '{{progress}}/{{target}}',
  },

  empty: {
    unlocked: 'Nothing unlocked yet',
    unlockedText: 'Your first session unlocks the first one.',
    inProgress: 'Nothing in progress',
    inProgressText: 'Complete a session and the rings start to fill.',
  },

  celebration: {
    unlocked: 'Achievement unlocked',
    xp: '+{{xp, number}}',
    unit: 'XP',
    go: 'Continue Training',
    sound: 'Sound',
  },
} as const;
