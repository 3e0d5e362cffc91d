/** Words of the kit: what every screen needs and no screen owns. */
export const ui = {
  close: 'Close',
  cancel: 'Cancel',
  loading: 'Loading',
  showPassword: 'Show password',
  hidePassword: 'Hide password',

  stepDown: 'Down {{step}}',
  stepUp: 'Up {{step}}',

  rating: 'Rating',
  star_one: '{{count}} star',
  star_other: '{{count}} stars',
  ratingOf: '{{value}} of {{max}}',

  focus: {
    putting: 'Putting',
    short_game: 'Short game',
    driving: 'Driving',
    irons: 'Irons',
    swing_practice: 'Swing practice',
    mental: 'Mental',
    physical: 'Physical',
  },

  weekOf: 'Week {{week}} of {{total}}',
  thisWeek: 'This week',
  day: {
    done: '{{day}}, completed',
    skipped: '{{day}}, skipped',
    today: '{{day}}, today',
    planned: '{{day}}, planned',
    rest: '{{day}}, rest',
  },
  now: {
    done: '{{day}}, today, completed',
    skipped: '{{day}}, today, skipped',
    today: '{{day}}, today',
    planned: '{{day}}, today, planned',
    rest: '{{day}}, today, rest',
  },

  handicap: {
    name: 'Handicap',
    none: 'None yet',
    goal: 'Goal',
    wayToGoal: 'Way to goal handicap',
    better: 'strokes better',
    worse: 'strokes higher',
    ofTheWay: 'of the way',
    achieved: 'Goal achieved',
  },
} as const;
