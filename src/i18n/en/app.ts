export const app = {
  product: 'Pinhigh',
  documentTitle: '{{screen}} · Pinhigh',
  skip: 'Skip to content',
  loading: 'Loading',
  back: 'Back',
  addSession: 'Add Session',

  // Shown as they stand: the header is set in capitals.
  titles: {
    home: 'PINHIGH',
    today: 'TODAY',
    programs: 'PROGRAMS',
    schedule: 'SCHEDULE',
    calendar: 'CALENDAR',
    progress: 'PROGRESS',
    achievements: 'ACHIEVEMENTS',
    profile: 'PROFILE',
  },
  // For the browser's tab and for screen readers, who do not see the capitals.
  screens: {
    home: 'Today',
    landing: 'Train with a plan',
    signIn: 'Sign in',
    signUp: 'Create your account',
    forgotPassword: 'Forgot password',
    resetPassword: 'New password',
    signOut: 'Sign out',
    setup: 'Set up',
    welcome: 'Welcome',
    programs: 'Programs',
    program: 'Program',
    schedule: 'Schedule',
    week: 'Week',
    session: 'Session',
    calendar: 'Calendar',
    progress: 'Progress',
    achievements: 'Achievements',
    profile: 'Profile',
    notFound: 'Not found',
  },
  nav: {
    main: 'Main',
    today: 'Today',
    programs: 'Programs',
    schedule: 'Schedule',
    progress: 'Progress',
    calendar: 'Calendar',
    profile: '{{initials}}, your profile',
  },
  level: {
    name: 'Level {{level}}',
    toNext: '{{xp, number}} XP to level {{next}}',
    progress: 'Level progress',
  },

  signedOut: {
    title: 'Unauthorized',
    text: 'You are logged out. Logging in again...',
  },
  toasts: {
    region: 'Messages ({hotkey})',
    one: 'Message',
    dismiss: 'Dismiss',
  },
  dates: { to: 'to' },

  failed: {
    title: 'Unable to load this screen',
    safe: 'What you logged is safe.',
    again: 'Try Again',
  },
  offline: {
    title: 'You are offline',
    error: 'The connection dropped.',
    safe: 'What you logged is safe. This screen loads by itself when you are back online.',
    banner: 'You are offline. What you see may be out of date.',
  },
  notFound: {
    title: 'Out of bounds',
    text: 'There is no screen at this address. It may have moved.',
    home: 'Back to the first tee',
  },
} as const;
