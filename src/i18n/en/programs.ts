export const programs = {
  active: {
    label: 'Active program',
    week: 'Week {{week}} of {{total}}',
    sessions: '{{done}} of {{total}} sessions',
    schedule: 'View Schedule',
  },
  weeks_one: 'week',
  weeks_other: 'weeks',
  perDay: 'min per day',
  perWeek: 'per week',
  joined: 'Many golfers joined',
  currentlyActive: 'Currently Active',
  abandonFirst: 'Abandon Current First',
  view: 'View Program',
  empty: {
    title: 'No programs yet',
    text: 'Programs are being prepared for you...',
  },
  failed: {
    title: 'Unable to Load Programs',
    safe: 'Your plan and everything you logged are safe.',
  },

  detail: {
    notFound: {
      title: 'Program Not Found',
      text: 'It may have been taken off the list.',
      back: 'Back to Programs',
    },
    failed: {
      title: 'Unable to Load Program',
      safe: 'Your plan and everything you logged are safe.',
    },
    difficulty: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
    handicap: 'Handicap {{from}} to {{to}}',
    handicapTo: 'Handicap to {{to}}',

    weeks: 'Weeks',
    totals: '{{weeks}}, {{sessions}}',
    weekCount_one: '{{count}} week',
    weekCount_other: '{{count}} weeks',
    sessionCount_one: '{{count}} session',
    sessionCount_other: '{{count}} sessions',
    notStarted: 'Not started',
    inPlan: 'Week {{week}} of {{total}} in your plan',
    noWeeks: 'Program structure details are being prepared',

    week: 'Week',
    goal: 'Goal',
    done: '{{done}} of {{total}}',
    workouts_one: 'workout',
    workouts_other: 'workouts',
    hours: 'hours',
    minutes: 'min',
    noExercises: 'Exercise details being prepared',

    ready: {
      title: 'Ready to Start',
      text: 'Choose your days and a start date. You can change both later.',
    },
    current: {
      title: 'Currently Active',
      text: '{{done}} of {{total}} sessions done.',
      schedule: 'View Your Schedule',
      progress: 'Track Progress',
    },
    other: {
      title: 'Active Program Detected',
      text: 'You follow {{name}}. Abandon it before you start another program.',
      view: 'View Current Program',
    },
  },
} as const;
