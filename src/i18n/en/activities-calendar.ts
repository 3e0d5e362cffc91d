export const calendar = {
  failed: {
    title: 'Unable to Load Calendar',
    safe: 'Your plan and everything you logged are safe.',
  },
  none: {
    title: 'No training schedule found',
    text: 'Please enroll in a program to see your calendar',
    browse: 'Browse Programs',
  },

  loadMore: 'LOAD MORE',
  earlier: 'earlier weeks',
  later: 'later weeks',
  goToThisWeek: 'Go to this week',

  week: 'WEEK {{week}}',
  thisWeek: 'This week',
  total_one: 'Total: {{count}} session planned',
  total_other: 'Total: {{count}} sessions planned',

  add: 'Add',
  addOn: 'Add, {{day}}',
  minutes: '{{minutes}} min',
  hours: '{{hours}} h',
  hoursMinutes: '{{hours}} h {{minutes}}',

  types: {
    session: 'Program Session',
    skipped: 'Session (Skipped)',
    practice: 'Practice',
    round: '{{holes}} holes, {{type}}',
  },
  roundTypes: { match: 'Match', free: 'Free Round' },
  scoreTypes: { strokeplay: 'Strokeplay', stableford: 'Stableford' },
  states: { planned: 'Planned', completed: 'Completed', skipped: 'Skipped' },
  pause: {
    holiday: 'Plan paused: holiday',
    illness: 'Plan paused: illness',
    weather: 'Plan paused: weather',
    other: 'Plan paused',
  },

  details: {
    date: 'Date',
    duration: 'Duration',
    program: 'Program',
    focus: 'Focus',
    state: 'State',
    type: 'Type',
    holes: 'Holes',
    score: 'Score',
    scored: '{{score}}, {{type}}',
    location: 'Location',
    fairways: 'Fairways hit',
    greens: 'Greens in regulation',
    outOf: '{{count}} of {{holes}}',
    notes: 'Notes',
    noNotes: 'No notes',
    view: 'View Session Details',
  },

  move: {
    open: 'Move to…',
    back: 'Back',
    now: 'Now on {{day}}.',
    date: 'New date',
    hint: 'Today or later.',
    submit: 'Move session',
    busy: 'Moving...',
    required: 'Date is required',
    past: 'Choose today or a later day.',
    same: 'Choose another day.',
    done: 'Session rescheduled',
    doneOn: '{{title}} is now on {{day}}.',
    failed: 'Failed to reschedule',
    unknown: 'Something went wrong',
  },

  address: {
    title: 'Phone calendar',
    text: 'Your phone reads your plan from an address that only you know. If somebody else has it, make a new one.',
    renew: 'New calendar address',
    ask: 'Make a new calendar address?',
    price:
      'Calendars that use the old address stop updating. Subscribe again with Sync to Phone Calendar on your schedule.',
    busy: 'Making it...',
    done: {
      title: 'New calendar address made',
      text: 'Subscribe again with Sync to Phone Calendar.',
    },
    failed: { title: 'No new address', text: 'The old one still works. Please try again.' },
  },

  // What stands in the calendar of the phone.
  feed: {
    name: 'Pinhigh training',
    states: { planned: 'planned', completed: 'completed', cancelled: 'cancelled' },
  },
} as const;
