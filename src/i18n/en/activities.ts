export const activities = {
  title: 'Add Session',
  back: 'Back',

  practice: {
    title: 'Training Session',
    text: 'Log practice time and notes',
    name: 'Title',
    example: 'Range, wedges only',
    duration: 'Duration',
    minute: 'min',
    notes: 'Notes',
    submit: 'Add session',
  },

  round: {
    title: 'Track Round',
    text: 'Log a golf round or match',
    score: 'Total score',
    holes: 'Holes',
    kind: 'Round',
    kinds: { free_round: 'Free Round', match: 'Match' },
    scoreType: 'Score type',
    scoreTypes: { strokeplay: 'Strokeplay', stableford: 'Stableford' },
    name: 'Name',
    example: 'Saturday medal',
    location: 'Location',
    fairways: 'Fairways hit',
    greens: 'Greens',
    counts: 'Leave both alone if you did not count.',
    submit: 'Add round',
  },

  extras: {
    title: 'Course, putts and penalties',
    courseName: 'Course',
    coursePar: 'Par',
    courseRating: 'Course rating',
    slopeRating: 'Slope',
    putts: 'Putts',
    penalties: 'Penalties',
  },

  date: 'Date',
  optional: 'Optional',
  busy: 'Adding...',
  kept: 'Nothing is lost: what you typed is still here.',

  faults: {
    title: 'Title is required',
    duration: 'Duration must be at least 1 minute',
    tooLong: 'At most {{most}} minutes',
    date: 'Date is required',
    later: 'This day is more than a year ahead.',
    name: 'Name is required',
    score: 'Score is required',
    count: 'No more than {{holes}} on {{holes}} holes',
    range: 'From {{min}} to {{max}}',
  },

  toasts: {
    practiceAdded: 'Training Session Added',
    roundAdded: 'Round Added',
    error: 'Error',
    practiceFailed: 'Failed to add practice session. Please try again.',
    roundFailed: 'Failed to add golf round. Please try again.',
  },
} as const;
