import type { Feature } from '#i18n/translate.ts';
import { loadTexts } from '#web/platform/i18n.ts';
import type { Routes } from '#web/router/route.ts';
import { adminRoutes } from './admin-routes.ts';
import { golfersOnly, visitorsOnly } from './guards.ts';
import { lazyScreen as lazy } from './lazy-screen.ts';

const texts =
  (...names: readonly Feature[]) =>
  () =>
    loadTexts(...names);
const accountLinks = () => import('./screens/account-links.tsx');

/** The screens of the addresses where fewer visits begin. */
export const moreRoutes: Partial<Routes> = {
  '/forgot-password': {
    guard: visitorsOnly,
    load: texts('accounts'),
    screen: lazy(
      () => import('#web/features/accounts/forgot-password-screen.tsx'),
      'ForgotPasswordScreen',
    ),
    info: { screen: 'forgotPassword' },
  },
  '/reset-password': {
    load: texts('accounts'),
    screen: lazy(accountLinks, 'ResetPassword'),
    info: { screen: 'resetPassword' },
  },
  '/unsubscribe': {
    load: texts('accounts'),
    screen: lazy(accountLinks, 'Unsubscribe'),
    info: { screen: 'unsubscribe' },
  },
  '/confirm-email': {
    load: texts('accounts'),
    screen: lazy(accountLinks, 'ConfirmEmail'),
    info: { screen: 'confirmEmail' },
  },
  '/coach/$token': {
    load: texts('coach', 'progress'),
    screen: lazy(() => import('./screens/coach.tsx'), 'Coach'),
    info: { screen: 'coach' },
  },
  '/sign-out': {
    load: texts('accounts'),
    screen: lazy(() => import('#web/features/accounts/sign-out-screen.tsx'), 'SignOutScreen'),
    info: { screen: 'signOut' },
  },
  '/setup': {
    load: texts('accounts'),
    screen: lazy(accountLinks, 'Setup'),
    info: { screen: 'setup' },
  },
  '/welcome': {
    guard: golfersOnly,
    load: texts('accounts'),
    screen: lazy(() => import('#web/features/accounts/welcome-screen.tsx'), 'WelcomeScreen'),
    info: { screen: 'welcome' },
  },
  '/programs': {
    guard: golfersOnly,
    load: texts('programs'),
    screen: lazy(() => import('#web/features/programs/programs-screen.tsx'), 'ProgramsScreen'),
    info: { screen: 'programs', title: 'programs' },
  },
  '/programs/$id': {
    guard: golfersOnly,
    load: texts('programs', 'training'),
    screen: lazy(() => import('./screens/program.tsx'), 'Program'),
    info: { screen: 'program', title: 'programs', back: '/programs' },
  },
  '/my-schedule': {
    guard: golfersOnly,
    load: texts('training'),
    screen: lazy(() => import('./screens/schedule.tsx'), 'Schedule'),
    info: { screen: 'schedule', title: 'schedule' },
  },
  '/my-schedule/week/$weekNumber': {
    guard: golfersOnly,
    load: texts('training'),
    screen: lazy(() => import('./screens/week.tsx'), 'Week'),
    info: { screen: 'week', title: 'schedule', back: '/my-schedule' },
  },
  '/my-schedule/session/$scheduledSessionId': {
    guard: golfersOnly,
    load: texts('challenges', 'coach', 'range', 'swaps', 'training'),
    screen: lazy(() => import('./screens/session.tsx'), 'Session'),
    info: { screen: 'session', title: 'schedule', back: '/my-schedule', nav: false, add: false },
  },
  '/my-schedule/session/$scheduledSessionId/train': {
    guard: golfersOnly,
    load: texts('range', 'swaps', 'training'),
    screen: lazy(() => import('./screens/train.tsx'), 'Train'),
    info: { screen: 'train', title: 'schedule', bare: true, add: false },
  },
  '/calendar-list': {
    guard: golfersOnly,
    load: texts('activities', 'course'),
    screen: lazy(() => import('./screens/calendar.tsx'), 'Calendar'),
    info: { screen: 'calendar', title: 'calendar', back: '/', nav: false },
  },
  '/rounds/new': {
    guard: golfersOnly,
    load: texts('activities', 'course'),
    screen: lazy(() => import('#web/features/activities/course/course-screen.tsx'), 'CourseScreen'),
    info: { screen: 'course', title: 'round', back: '/', nav: false, add: false },
  },
  '/social': {
    guard: golfersOnly,
    load: texts('challenges', 'feed', 'friends', 'issues'),
    screen: lazy(() => import('./screens/social.tsx'), 'Social'),
    info: { screen: 'social', title: 'social' },
  },
  '/progress': {
    guard: golfersOnly,
    load: texts('progress'),
    screen: lazy(() => import('#web/features/progress/progress-screen.tsx'), 'ProgressScreen'),
    info: { screen: 'progress', title: 'progress' },
  },
  '/achievements': {
    guard: golfersOnly,
    load: texts('achievements'),
    screen: lazy(
      () => import('#web/features/achievements/achievements-screen.tsx'),
      'AchievementsScreen',
    ),
    info: { screen: 'achievements', title: 'achievements', back: '/progress' },
  },
  '/notifications': {
    guard: golfersOnly,
    load: texts('notifications', 'push'),
    screen: lazy(() => import('./screens/notifications.tsx'), 'Notifications'),
    info: { screen: 'notifications', title: 'notifications', back: '/', add: false },
  },
  '/profile': {
    guard: golfersOnly,
    load: texts('account-data', 'accounts', 'calendar-feed', 'coach', 'push', 'settings'),
    screen: lazy(() => import('./screens/profile.tsx'), 'Profile'),
    info: { screen: 'profile', title: 'profile' },
  },
  ...adminRoutes,
};
