import type { Feature } from '#i18n/translate.ts';
import { readValues } from '#web/platform/device/stored-value.ts';
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

/** The routes on which few visits begin. */
export const moreRoutes: Partial<Routes> = {
  '/forgot-password': {
    guard: visitorsOnly,
    load: texts('accounts'),
    screen: lazy(
      () => import('#web/features/accounts/forgot-password-screen.tsx'),
      'ForgotPasswordScreen',
    ),
  },
  '/reset-password': {
    load: texts('accounts'),
    screen: lazy(accountLinks, 'ResetPassword'),
  },
  '/unsubscribe': {
    load: texts('accounts'),
    screen: lazy(accountLinks, 'Unsubscribe'),
  },
  '/confirm-email': {
    load: texts('accounts'),
    screen: lazy(accountLinks, 'ConfirmEmail'),
  },
  '/verify-email': {
    load: texts('accounts'),
    screen: lazy(accountLinks, 'VerifyEmail'),
  },
  '/coach/$token': {
    // Coaches write notes here without an account.
    load: () => Promise.all([loadTexts('coach', 'progress'), readValues()]),
    screen: lazy(() => import('./screens/coach.tsx'), 'Coach'),
  },
  '/sign-out': {
    load: texts('accounts'),
    screen: lazy(() => import('#web/features/accounts/sign-out-screen.tsx'), 'SignOutScreen'),
  },
  '/setup': {
    load: texts('accounts'),
    screen: lazy(accountLinks, 'Setup'),
  },
  '/welcome': {
    guard: golfersOnly,
    load: texts('accounts'),
    screen: lazy(() => import('#web/features/accounts/welcome-screen.tsx'), 'WelcomeScreen'),
  },
  '/programs': {
    guard: golfersOnly,
    load: texts('programs'),
    screen: lazy(() => import('#web/features/programs/programs-screen.tsx'), 'ProgramsScreen'),
  },
  '/programs/$id': {
    guard: golfersOnly,
    load: texts('programs', 'training'),
    screen: lazy(() => import('./screens/program.tsx'), 'Program'),
  },
  '/my-schedule': {
    guard: golfersOnly,
    load: texts('training'),
    screen: lazy(() => import('./screens/schedule.tsx'), 'Schedule'),
  },
  '/my-schedule/week/$weekNumber': {
    guard: golfersOnly,
    load: texts('training'),
    screen: lazy(() => import('./screens/week.tsx'), 'Week'),
  },
  '/my-schedule/session/$scheduledSessionId': {
    guard: golfersOnly,
    load: texts('challenges', 'coach', 'range', 'swaps', 'training'),
    screen: lazy(() => import('./screens/session.tsx'), 'Session'),
  },
  '/my-schedule/session/$scheduledSessionId/train': {
    guard: golfersOnly,
    load: texts('range', 'swaps', 'training'),
    screen: lazy(() => import('./screens/train.tsx'), 'Train'),
  },
  '/calendar-list': {
    guard: golfersOnly,
    load: texts('activities', 'course'),
    screen: lazy(() => import('./screens/calendar.tsx'), 'Calendar'),
  },
  '/rounds/new': {
    guard: golfersOnly,
    load: texts('activities', 'course'),
    screen: lazy(() => import('#web/features/activities/course/course-screen.tsx'), 'CourseScreen'),
  },
  '/social': {
    guard: golfersOnly,
    load: texts('challenges', 'feed', 'friends', 'issues'),
    screen: lazy(() => import('./screens/social.tsx'), 'Social'),
  },
  '/progress': {
    guard: golfersOnly,
    load: texts('progress'),
    screen: lazy(() => import('#web/features/progress/progress-screen.tsx'), 'ProgressScreen'),
  },
  '/achievements': {
    guard: golfersOnly,
    load: texts('achievements'),
    screen: lazy(
      () => import('#web/features/achievements/achievements-screen.tsx'),
      'AchievementsScreen',
    ),
  },
  '/notifications': {
    guard: golfersOnly,
    load: texts('notifications', 'push'),
    screen: lazy(() => import('./screens/notifications.tsx'), 'Notifications'),
  },
  '/profile': {
    guard: golfersOnly,
    load: texts('account-data', 'accounts', 'calendar-feed', 'coach', 'push', 'settings'),
    screen: lazy(() => import('./screens/profile.tsx'), 'Profile'),
  },
  ...adminRoutes,
};
