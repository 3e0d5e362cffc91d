export const plans = {
  minutes: 'min',
  status: { completed: 'Completed', skipped: 'Skipped', today: 'Today', planned: 'Planned' },
  dayCount_one: '{{count}} day',
  dayCount_other: '{{count}} days',
  weekCount_one: '{{count}} week',
  weekCount_other: '{{count}} weeks',

  enroll: {
    open: 'Enroll in Program',
    opening: 'Opening...',
    title: 'Enroll in {{program}}',
    submit: 'Enroll Now',
    busy: 'Enrolling...',
    done: {
      title: 'Program Enrollment Complete',
      text: 'Your first session is on {{date}}.',
    },
    failed: {
      title: 'Enrollment Failed',
      text: 'Failed to enroll in program',
    },
  },

  wizard: {
    step: 'Step {{step}} of {{total}}',
    steps: { perWeek: 'Days per week', days: 'Training days', review: 'Review' },
    cancel: 'Cancel',
    back: 'Back',
    next: 'Continue',

    perWeek: {
      title: 'How many days per week?',
      written: 'The program is written for {{count}}.',
      longer:
        'With $t(dayCount, {"count": {{days}} }) per week the program is extended to $t(weekCount, {"count": {{weeks}} }) instead of {{written}}. All {{sessions}} sessions stay.',
      shorter:
        'With $t(dayCount, {"count": {{days}} }) per week the program takes $t(weekCount, {"count": {{weeks}} }) instead of {{written}}. All {{sessions}} sessions stay.',
      same: 'With $t(dayCount, {"count": {{days}} }) per week the program still takes $t(weekCount, {"count": {{weeks}} }). All {{sessions}} sessions stay.',
    },
    days: {
      title: 'Which days can you train?',
      pick: 'Pick at least {{count}}. With more, sessions are spread evenly over them.',
      chosen_one: '{{count}} day chosen, {{needed}} needed',
      chosen_other: '{{count}} days chosen, {{needed}} needed',
    },
    review: {
      title: 'Check the plan',
      totalWeeks: 'Total weeks',
      perWeek: 'Sessions per week',
      totalSessions: 'Total sessions',
      days: 'Training days',
      startDate: 'Start date',
      legend: 'A ring marks a training day.',
      dates: 'Your dates',
      week: 'Week {{week}}',
      rest: 'Rest week',
    },
    calendar: {
      previous: 'Previous month',
      next: 'Next month',
      training: '{{day}}, training day',
    },
  },

  schedule: {
    none: {
      title: 'No Active Program',
      text: 'Choose a program and your days. Every session then stands here with its date.',
      browse: 'Browse Programs',
    },
    failed: {
      title: 'Unable to Load Schedule',
      safe: 'Your plan and everything you logged are safe.',
    },
    ends: 'Ends {{date}}',
    weeks: 'weeks',
    sessions: 'sessions',
    actions: 'Actions',
    tiles: {
      currentWeek: 'Current Week',
      phoneCalendar: 'Sync to Phone Calendar',
    },
    allWeeks: 'All weeks',
    week: 'Week {{week}}',
    current: 'Current week',
    done: '{{done}}/{{total}}',
    hours: '{{hours}} h',
    complete: 'Completed',
    rest: 'Rest week',
  },

  phoneCalendar: {
    done: 'Calendar Subscription',
    how: 'Add the address of the new tab to your calendar app. It keeps itself up to date.',
    failed: 'Failed to create subscription',
  },

  week: {
    failed: {
      title: 'Something went wrong. Please try again.',
      safe: 'Your plan and everything you logged are safe.',
    },
    notFound: {
      title: 'Week not found',
      text: 'Your plan has no such week.',
      back: 'View your schedule',
    },
    title: 'Week {{week}}',
    previous: 'Previous week',
    next: 'Next week',
    progress: 'Week progress',
    done: '{{done}} of {{total}}',
    sessions_one: 'session',
    sessions_other: 'sessions',
    percent: '{{percent}}%',
    focus: 'Week Focus',
    noFocus: 'Focus on fundamentals and consistency.',
    list: 'Sessions',
    rest: 'A rest week. No sessions are planned.',
    complete: 'Complete {{title}}',
    movedShort: 'w{{week}}',
    moved: 'Moved from week {{week}}',
    goToCurrent: 'Go to current week',
  },
} as const;
