import type { QueryClient } from '@tanstack/react-query';
import { createRoute, redirect } from '@tanstack/react-router';
import type { Feature } from '#i18n/translate.ts';
import { loadTexts } from '#web/platform/i18n.ts';
import { userQuery } from '#web/platform/session/user.ts';
import { adminRoutes } from './admin-routes.ts';
import { lazyScreen as lazy } from './lazy-screen.ts';
import { rootRoute } from './root.tsx';
import { Home, preloadHome } from './screens/home.tsx';
import { readHome, readNext, readSignIn, readSocial, readToken } from './search.ts';

const getParentRoute = () => rootRoute;
const texts =
  (...names: readonly Feature[]) =>
  () =>
    loadTexts(...names);
const accountLinks = () => import('./screens/account-links.tsx');

/** Every address of the app. Screens are loaded when they are needed, or when a link is touched. */
export const routes = [
  createRoute({
    getParentRoute,
    path: '/',
    validateSearch: readHome,
    // Not a loader: after signing in the same address is another screen and must be waited for.
    beforeLoad: ({ context, search }) => preloadHome(context.queryClient, search.open),
    component: Home,
    staticData: { info: { screen: 'home', title: 'home' } },
  }),
  createRoute({
    getParentRoute,
    path: '/sign-in',
    beforeLoad: visitorsOnly,
    validateSearch: readSignIn,
    loader: texts('accounts'),
    component: lazy(() => import('./screens/sign-in.tsx'), 'SignIn'),
    staticData: { info: { screen: 'signIn' } },
  }),
  createRoute({
    getParentRoute,
    path: '/sign-up',
    beforeLoad: visitorsOnly,
    validateSearch: readNext,
    loader: texts('accounts'),
    component: lazy(() => import('./screens/sign-up.tsx'), 'SignUp'),
    staticData: { info: { screen: 'signUp' } },
  }),
  createRoute({
    getParentRoute,
    path: '/forgot-password',
    beforeLoad: visitorsOnly,
    loader: texts('accounts'),
    component: lazy(
      () => import('#web/features/accounts/forgot-password-screen.tsx'),
      'ForgotPasswordScreen',
    ),
    staticData: { info: { screen: 'forgotPassword' } },
  }),
  createRoute({
    getParentRoute,
    path: '/reset-password',
    validateSearch: readToken,
    loader: texts('accounts'),
    component: lazy(accountLinks, 'ResetPassword'),
    staticData: { info: { screen: 'resetPassword' } },
  }),
  createRoute({
    getParentRoute,
    path: '/unsubscribe',
    validateSearch: readToken,
    loader: texts('accounts'),
    component: lazy(accountLinks, 'Unsubscribe'),
    staticData: { info: { screen: 'unsubscribe' } },
  }),
  createRoute({
    getParentRoute,
    path: '/confirm-email',
    validateSearch: readToken,
    loader: texts('accounts'),
    component: lazy(accountLinks, 'ConfirmEmail'),
    staticData: { info: { screen: 'confirmEmail' } },
  }),
  createRoute({
    getParentRoute,
    path: '/coach/$token',
    loader: texts('coach', 'progress'),
    component: lazy(() => import('./screens/coach.tsx'), 'Coach'),
    staticData: { info: { screen: 'coach' } },
  }),
  createRoute({
    getParentRoute,
    path: '/sign-out',
    loader: texts('accounts'),
    component: lazy(() => import('#web/features/accounts/sign-out-screen.tsx'), 'SignOutScreen'),
    staticData: { info: { screen: 'signOut' } },
  }),
  createRoute({
    getParentRoute,
    path: '/setup',
    validateSearch: readToken,
    loader: texts('accounts'),
    component: lazy(accountLinks, 'Setup'),
    staticData: { info: { screen: 'setup' } },
  }),
  createRoute({
    getParentRoute,
    path: '/welcome',
    beforeLoad: golfersOnly,
    loader: texts('accounts'),
    component: lazy(() => import('#web/features/accounts/welcome-screen.tsx'), 'WelcomeScreen'),
    staticData: { info: { screen: 'welcome' } },
  }),
  createRoute({
    getParentRoute,
    path: '/programs',
    beforeLoad: golfersOnly,
    loader: texts('programs'),
    component: lazy(() => import('#web/features/programs/programs-screen.tsx'), 'ProgramsScreen'),
    staticData: { info: { screen: 'programs', title: 'programs' } },
  }),
  createRoute({
    getParentRoute,
    path: '/programs/$id',
    beforeLoad: golfersOnly,
    loader: texts('programs', 'training'),
    component: lazy(() => import('./screens/program.tsx'), 'Program'),
    staticData: { info: { screen: 'program', title: 'programs', back: '/programs' } },
  }),
  createRoute({
    getParentRoute,
    path: '/my-schedule',
    beforeLoad: golfersOnly,
    loader: texts('training'),
    component: lazy(() => import('./screens/schedule.tsx'), 'Schedule'),
    staticData: { info: { screen: 'schedule', title: 'schedule' } },
  }),
  createRoute({
    getParentRoute,
    path: '/my-schedule/week/$weekNumber',
    beforeLoad: golfersOnly,
    loader: texts('training'),
    component: lazy(() => import('./screens/week.tsx'), 'Week'),
    staticData: { info: { screen: 'week', title: 'schedule', back: '/my-schedule' } },
  }),
  createRoute({
    getParentRoute,
    path: '/my-schedule/session/$scheduledSessionId',
    beforeLoad: golfersOnly,
    loader: texts('challenges', 'coach', 'range', 'swaps', 'training'),
    component: lazy(() => import('./screens/session.tsx'), 'Session'),
    staticData: {
      info: { screen: 'session', title: 'schedule', back: '/my-schedule', nav: false, add: false },
    },
  }),
  createRoute({
    getParentRoute,
    path: '/my-schedule/session/$scheduledSessionId/train',
    beforeLoad: golfersOnly,
    loader: texts('range', 'swaps', 'training'),
    component: lazy(() => import('./screens/train.tsx'), 'Train'),
    staticData: { info: { screen: 'train', title: 'schedule', bare: true, add: false } },
  }),
  createRoute({
    getParentRoute,
    path: '/calendar-list',
    beforeLoad: golfersOnly,
    loader: texts('activities', 'course'),
    component: lazy(() => import('./screens/calendar.tsx'), 'Calendar'),
    staticData: { info: { screen: 'calendar', title: 'calendar', back: '/', nav: false } },
  }),
  createRoute({
    getParentRoute,
    path: '/rounds/new',
    beforeLoad: golfersOnly,
    loader: texts('activities', 'course'),
    component: lazy(
      () => import('#web/features/activities/course/course-screen.tsx'),
      'CourseScreen',
    ),
    staticData: { info: { screen: 'course', title: 'round', back: '/', nav: false, add: false } },
  }),
  createRoute({
    getParentRoute,
    path: '/social',
    beforeLoad: golfersOnly,
    validateSearch: readSocial,
    loader: texts('challenges', 'feed', 'friends', 'issues'),
    component: lazy(() => import('./screens/social.tsx'), 'Social'),
    staticData: { info: { screen: 'social', title: 'social' } },
  }),
  createRoute({
    getParentRoute,
    path: '/progress',
    beforeLoad: golfersOnly,
    loader: texts('progress'),
    component: lazy(() => import('#web/features/progress/progress-screen.tsx'), 'ProgressScreen'),
    staticData: { info: { screen: 'progress', title: 'progress' } },
  }),
  createRoute({
    getParentRoute,
    path: '/achievements',
    beforeLoad: golfersOnly,
    loader: texts('achievements'),
    component: lazy(
      () => import('#web/features/achievements/achievements-screen.tsx'),
      'AchievementsScreen',
    ),
    staticData: { info: { screen: 'achievements', title: 'achievements', back: '/progress' } },
  }),
  createRoute({
    getParentRoute,
    path: '/notifications',
    beforeLoad: golfersOnly,
    loader: texts('notifications', 'push'),
    component: lazy(() => import('./screens/notifications.tsx'), 'Notifications'),
    staticData: {
      info: { screen: 'notifications', title: 'notifications', back: '/', add: false },
    },
  }),
  createRoute({
    getParentRoute,
    path: '/profile',
    beforeLoad: golfersOnly,
    loader: texts('account-data', 'accounts', 'calendar-feed', 'coach', 'push', 'settings'),
    component: lazy(() => import('./screens/profile.tsx'), 'Profile'),
    staticData: { info: { screen: 'profile', title: 'profile' } },
  }),
  ...adminRoutes,
] as const;

type Arrival = {
  readonly context: { readonly queryClient: QueryClient };
  readonly location: { readonly href: string };
};

// The root route has asked the server before any of these runs.
const isSignedIn = ({ context }: Arrival) =>
  Boolean(context.queryClient.getQueryData(userQuery.queryKey));

/** Visitors see the landing screen instead, which leads through signing in to where they were going. */
function golfersOnly(arrival: Arrival): void {
  if (isSignedIn(arrival)) return;
  throw redirect({ to: '/', search: { next: arrival.location.href }, replace: true });
}

/** Who is signed in already has nothing to do on these screens. */
function visitorsOnly(arrival: Arrival): void {
  if (isSignedIn(arrival)) throw redirect({ to: '/', replace: true });
}
