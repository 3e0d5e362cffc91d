import type { KeyBelow } from '#i18n/translate.ts';
import type { Address } from '#web/router/addresses.ts';

/** What the app knows about a screen before its code is loaded, so that a tap shows its frame at once. */
export type ScreenInfo = {
  /** The name in the browser's tab, until the screen sets a better one. */
  readonly screen: KeyBelow<'app', 'screens'>;
  /** The title in the header, in capitals; omitted for screens without the shell. */
  readonly title?: Exclude<KeyBelow<'app', 'titles'>, 'today'>;
  /** The target of the header's back arrow; if omitted, the header shows the golfer. */
  readonly back?:
    | '/'
    | '/admin'
    | '/admin/programs'
    | '/my-schedule'
    | '/programs'
    | '/progress'
    | '/rounds';
  /** False if an action bar replaces the bottom navigation. */
  readonly nav?: boolean;
  /** False if Add Session would be in the way, such as during training. */
  readonly add?: boolean;
  /** True for a screen that needs all the space: it has neither header nor navigation. */
  readonly bare?: boolean;
  /** True if the header overlaps a turf hero, unless the screen says otherwise. */
  readonly hero?: boolean;
  /** True in the builder's frame: header and navigation are only for display, and their links do nothing. */
  readonly preview?: boolean;
};

/** All screens, by address. */
export const screenInfos: Readonly<Record<Address, ScreenInfo>> = {
  '/': { screen: 'home', title: 'home', hero: true },
  '/sign-in': { screen: 'signIn' },
  '/sign-up': { screen: 'signUp' },
  '/forgot-password': { screen: 'forgotPassword' },
  '/reset-password': { screen: 'resetPassword' },
  '/unsubscribe': { screen: 'unsubscribe' },
  '/confirm-email': { screen: 'confirmEmail' },
  '/verify-email': { screen: 'confirmEmail' },
  '/coach/$token': { screen: 'coach' },
  '/sign-out': { screen: 'signOut' },
  '/setup': { screen: 'setup' },
  '/first-run': { screen: 'firstRun' },
  '/welcome': { screen: 'welcome' },
  '/programs': { screen: 'programs', title: 'programs' },
  '/programs/$id': { screen: 'program', title: 'programs', back: '/programs' },
  '/my-schedule': { screen: 'schedule', title: 'schedule' },
  '/my-schedule/week/$weekNumber': { screen: 'week', title: 'schedule', back: '/my-schedule' },
  '/my-schedule/session/$scheduledSessionId': {
    screen: 'session',
    title: 'schedule',
    back: '/my-schedule',
    nav: false,
    add: false,
  },
  '/my-schedule/session/$scheduledSessionId/train': {
    screen: 'train',
    title: 'schedule',
    bare: true,
    add: false,
  },
  '/calendar-list': { screen: 'calendar', title: 'calendar', back: '/', nav: false },
  '/rounds': { screen: 'rounds', title: 'progress' },
  '/rounds/new': { screen: 'course', title: 'round', back: '/', nav: false, add: false },
  '/rounds/$id': { screen: 'round', title: 'round', back: '/rounds', add: false },
  '/social': { screen: 'social', title: 'social' },
  '/progress': { screen: 'progress', title: 'progress' },
  '/progress/practice': { screen: 'practice', title: 'progress' },
  '/achievements': { screen: 'achievements', title: 'achievements', back: '/progress' },
  '/notifications': { screen: 'notifications', title: 'notifications', back: '/', add: false },
  '/profile': { screen: 'profile', title: 'profile' },
  '/admin': { screen: 'admin', title: 'admin', back: '/', add: false },
  '/admin/broadcasts': { screen: 'adminBroadcasts', title: 'admin', back: '/admin', add: false },
  '/admin/programs': { screen: 'adminPrograms', title: 'admin', back: '/admin', add: false },
  '/admin/programs/$id/builder': {
    screen: 'builder',
    title: 'builder',
    back: '/admin/programs',
    add: false,
  },
  '/admin/programs/$id/preview': {
    screen: 'program',
    title: 'programs',
    back: '/programs',
    preview: true,
  },
  '/admin/exercises': { screen: 'adminExercises', title: 'admin', back: '/admin', add: false },
  '/admin/audit-log': { screen: 'adminAuditLog', title: 'admin', back: '/admin', add: false },
  '/admin/reports': { screen: 'adminReports', title: 'admin', back: '/admin', add: false },
  '/admin/users': { screen: 'adminUsers', title: 'admin', back: '/admin', add: false },
  '/admin/installation': {
    screen: 'adminInstallation',
    title: 'admin',
    back: '/admin',
    add: false,
  },
  '/admin/backups': { screen: 'adminBackups', title: 'admin', back: '/admin', add: false },
};

/** For an unknown address. */
export const notFound: ScreenInfo = { screen: 'notFound', title: 'home' };
