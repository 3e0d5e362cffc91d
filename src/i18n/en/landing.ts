export const landing = {
  signIn: 'Sign in',
  title: 'Master your golf game',
  lead: 'One planned session at a time, and a handicap that comes down.',
  start: 'Start training',
  free: 'Free to start, no credit card required',

  features: 'What you get',
  structured: {
    title: 'Structured Programs',
    text: 'Weeks, sessions and exercises in the right order. Open the app and you know what to practice today.',
  },
  track: {
    title: 'Track Progress',
    text: 'Your handicap is a line that runs down to the flag. Every session and every round is on it.',
  },
  achieve: {
    title: 'Achieve Goals',
    text: 'Set a goal handicap. Streaks, levels and markers show the strokes you gained on the way.',
  },

  choose: {
    title: 'Choose Your Program',
    lead: 'Each one is a plan with an end. Open one to see every week.',
    none: 'Programs are being prepared for you...',
    weeks_one: 'week',
    weeks_other: 'weeks',
    perDay: 'min per day',
    perWeek: 'per week',
    open: 'Weekly schedule',
    close: 'Hide weekly schedule',
    closed: 'Open a program and its weeks stand here.',
  },
  schedule: {
    name: '{{program}}, weekly schedule',
    title: '{{program}}, week by week',
    week: 'Week',
    day: 'Day {{day}}',
    minutes: 'min',
    rest: 'Show weeks {{from}} to {{to}}',
    last: 'Show week {{from}}',
    none: 'Program structure details are being prepared',
  },

  closing: {
    title: 'Your first session is {{minutes}} minutes',
    titleWithout: 'Your first session is waiting',
    text: 'Choose a program, pick your days and start today.',
    start: 'Get started',
  },
  foot: 'Golf training, week by week.',
} as const;
