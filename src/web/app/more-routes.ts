import type { Feature } from '#i18n/translate.ts';
import { readValues } from '#web/platform/device/stored-value.ts';
import { loadTexts } from '#web/platform/i18n.ts';
import { lazily } from '#web/platform/loading/lazily.ts';
import type { Routes } from '#web/router/route.ts';
import { adminRoutes } from './admin-routes.ts';
import { FirstRun, loadFirstRun } from './first-run.ts';
import { golfersOnly, visitorsOnly } from './guards.ts';

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
    screen: lazily(
      () => import('#web/features/accounts/forgot-password-screen.tsx'),
      'ForgotPasswordScreen',
    ),
  },
  '/reset-password': {
    load: texts('accounts'),
    screen: lazily(accountLinks, 'ResetPassword'),
  },
  '/unsubscribe': {
    load: texts('accounts'),
    screen: lazily(accountLinks, 'Unsubscribe'),
  },
  '/confirm-email': {
    load: texts('accounts'),
    screen: lazily(accountLinks, 'ConfirmEmail'),
  },
  '/verify-email': {
    load: texts('accounts'),
    screen: lazily(accountLinks, 'VerifyEmail'),
  },
  '/coach/$token': {
    // Coaches write notes here without an account.
    load: () => Promise.all([loadTexts('coach', 'progress'), readValues()]),
    screen: lazily(() => import('./screens/coach.tsx'), 'Coach'),
  },
  '/sign-out': {
    load: texts('accounts'),
    screen: lazily(() => import('#web/features/accounts/sign-out-screen.tsx'), 'SignOutScreen'),
  },
  '/setup': {
    load: texts('accounts'),
    screen: lazily(accountLinks, 'Setup'),
  },
  '/first-run': {
    load: ({ client }) => loadFirstRun(client),
    screen: FirstRun,
  },
  '/welcome': {
    guard: golfersOnly,
    load: texts('accounts'),
    screen: lazily(() => import('#web/features/accounts/welcome-screen.tsx'), 'WelcomeScreen'),
  },
  '/programs': {
    guard: golfersOnly,
    load: texts('programs'),
    screen: lazily(() => import('#web/features/programs/programs-screen.tsx'), 'ProgramsScreen'),
  },
  '/programs/$id': {
    guard: golfersOnly,
    load: texts('programs', 'training'),
    screen: lazily(() => import('./screens/program.tsx'), 'Program'),
  },
  '/my-schedule': {
    guard: golfersOnly,
    load: texts('training'),
    screen: lazily(() => import('./screens/schedule.tsx'), 'Schedule'),
  },
  '/my-schedule/week/$weekNumber': {
    guard: golfersOnly,
    load: texts('training'),
    screen: lazily(() => import('./screens/week.tsx'), 'Week'),
  },
  '/my-schedule/session/$scheduledSessionId': {
    guard: golfersOnly,
    load: texts('challenges', 'coach', 'range', 'swaps', 'training'),
    screen: lazily(() => import('./screens/session.tsx'), 'Session'),
  },
  '/my-schedule/session/$scheduledSessionId/train': {
    guard: golfersOnly,
    load: texts('range', 'swaps', 'training'),
    screen: lazily(() => import('./screens/train.tsx'), 'Train'),
  },
  '/calendar-list': {
    guard: golfersOnly,
    load: texts('logbook', 'course'),
    screen: lazily(() => import('./screens/calendar.tsx'), 'Calendar'),
  },
  '/rounds': {
    guard: golfersOnly,
    load: texts('logbook', 'progress', 'rounds'),
    screen: lazily(() => import('./screens/rounds.tsx'), 'Rounds'),
  },
  '/rounds/new': {
    guard: golfersOnly,
    load: texts('logbook', 'course'),
    screen: lazily(() => import('#web/features/logbook/course/course-screen.tsx'), 'CourseScreen'),
  },
  '/rounds/$id': {
    guard: golfersOnly,
    load: texts('logbook', 'course', 'rounds'),
    screen: lazily(() => import('./screens/round.tsx'), 'Round'),
  },
  '/social': {
    guard: golfersOnly,
    load: texts('challenges', 'feed', 'friends', 'issues'),
    screen: lazily(() => import('./screens/social.tsx'), 'Social'),
  },
  '/progress': {
    guard: golfersOnly,
    load: texts('progress', 'rounds'),
    screen: lazily(() => import('./screens/progress.tsx'), 'Progress'),
  },
  '/progress/practice': {
    guard: golfersOnly,
    load: texts('progress'),
    screen: lazily(() => import('#web/features/progress/practice-screen.tsx'), 'PracticeScreen'),
  },
  '/achievements': {
    guard: golfersOnly,
    load: texts('achievements'),
    screen: lazily(
      () => import('#web/features/achievements/achievements-screen.tsx'),
      'AchievementsScreen',
    ),
  },
  '/notifications': {
    guard: golfersOnly,
    load: texts('notifications', 'push'),
    screen: lazily(() => import('./screens/notifications.tsx'), 'Notifications'),
  },
  '/profile': {
    guard: golfersOnly,
    load: texts(
      'access-tokens',
      'account-data',
      'accounts',
      'calendar-feed',
      'coach',
      'push',
      'second-step',
      'settings',
    ),
    screen: lazily(() => import('./screens/profile.tsx'), 'Profile'),
  },
  ...adminRoutes,
};
