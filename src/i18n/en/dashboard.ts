export const dashboard = {
  failed: 'Unable to load today',

  hero: {
    label: 'Handicap',
    setHandicap: 'Set your handicap',
    setGoal: 'Set your goal handicap',
  },

  today: {
    flag: 'Today',
    completed: 'Completed',
    skipped: 'Skipped',
    minutes: '{{from}} to {{to}} min',
    exercises_one: '{{count}} exercise',
    exercises_other: '{{count}} exercises',
    start: 'Start session',
    reopen: 'Reopen Session',
    reopening: 'Reopening...',
  },

  rest: {
    title: 'Rest Day',
    text: 'Nothing planned today.',
    afterWork: "Nothing planned. Let yesterday's work settle.",
    next: 'Next: {{title}}',
    nextOn: '{{day}}, {{minutes}} min',
    tomorrow: 'Tomorrow, {{day}}, {{minutes}} min',
    paused: 'Your plan is paused until {{day}}. Your streak is frozen.',
    schedule: 'View schedule',
  },

  missed: {
    title: 'You missed {{day}}',
    what: '{{title}}, {{minutes}} min.',
    more_one: 'One more is waiting after it.',
    more_other: '{{count}} more are waiting after it.',
    today: 'Move to today',
    free: 'Move to {{day}}',
    moving: 'Moving...',
    skip: 'Skip',
    skipping: 'Skipping...',
    moved: 'Session rescheduled',
    moveFailed: { title: 'Failed to reschedule', text: 'Something went wrong' },
    skipped: 'Session skipped',
    skipFailed: 'Failed to skip session. Please try again.',
  },

  week: {
    title: 'Week {{week}}',
    sessions_one: '{{done}} of {{count}} session',
    sessions_other: '{{done}} of {{count}} sessions',
    of: 'Week {{week}} of {{total}}',
    restWeek: 'A week without sessions.',
    starts: 'Starts {{day}}',
    ended: 'All weeks are over. What is still open waits in your schedule.',
    done: 'completed',
    skipped: 'skipped',
    today: 'today',
    planned: 'planned',
    rest: 'rest',
  },

  standing: {
    level: 'Level {{level}}',
    toNext: '{{xp, number}} XP to level {{next}}',
    progress: 'Level progress',
    streak: 'Streak',
    days_one: 'training day in a row',
    days_other: 'training days in a row',
    none: 'Your next session starts one',
  },

  achievement: {
    unlockedToday: 'Unlocked today, {{xp}} XP',
    unlockedYesterday: 'Unlocked yesterday, {{xp}} XP',
    unlockedOn: 'Unlocked {{day}}, {{xp}} XP',
    unlocked: 'Unlocked, {{xp}} XP',
  },

  noProgram: {
    title: 'Ready to Start Training',
    text: 'Choose a program. Your first session appears here, on the day you pick.',
    browse: 'Browse Programs',
  },

  toasts: {
    error: 'Error',
    removed: 'Session completion removed',
    removeFailed: 'Failed to remove session completion. Please try again.',
    reopened: 'Session reopened',
    reopenFailed: 'Failed to reopen session. Please try again.',
  },
} as const;
