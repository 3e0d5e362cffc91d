import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router';
import { everybody, golfersOnly, visitorsOnly } from './guards.ts';
import { rootRoute } from './root.tsx';
import { Home, preloadHome } from './screens/home.tsx';
import { readNext, readToken } from './search.ts';

const getParentRoute = () => rootRoute;
const accounts = () => import('./screens/accounts.tsx');

/** Every address of the app. Screens are loaded when they are needed, or when a link is touched. */
export const routes = [
  createRoute({
    getParentRoute,
    path: '/',
    beforeLoad: everybody,
    loader: ({ context }) => preloadHome(context.queryClient),
    component: Home,
    staticData: { info: { screen: 'home', title: 'home', hero: true } },
  }),
  createRoute({
    getParentRoute,
    path: '/sign-in',
    beforeLoad: visitorsOnly,
    validateSearch: readNext,
    component: lazy(accounts, 'SignIn'),
    staticData: { info: { screen: 'signIn' } },
  }),
  createRoute({
    getParentRoute,
    path: '/sign-up',
    beforeLoad: visitorsOnly,
    validateSearch: readNext,
    component: lazy(accounts, 'SignUp'),
    staticData: { info: { screen: 'signUp' } },
  }),
  createRoute({
    getParentRoute,
    path: '/forgot-password',
    beforeLoad: visitorsOnly,
    component: lazy(() => import('#web/features/accounts/forgot-password-screen.tsx'), 'ForgotPasswordScreen'),
    staticData: { info: { screen: 'forgotPassword' } },
  }),
  createRoute({
    getParentRoute,
    path: '/reset-password',
    beforeLoad: everybody,
    validateSearch: readToken,
    component: lazy(accounts, 'ResetPassword'),
    staticData: { info: { screen: 'resetPassword' } },
  }),
  createRoute({
    getParentRoute,
    path: '/setup',
    beforeLoad: everybody,
    validateSearch: readToken,
    component: lazy(accounts, 'Setup'),
    staticData: { info: { screen: 'setup' } },
  }),
  createRoute({
    getParentRoute,
    path: '/welcome',
    beforeLoad: golfersOnly,
    component: lazy(() => import('#web/features/accounts/welcome-screen.tsx'), 'WelcomeScreen'),
    staticData: { info: { screen: 'welcome' } },
  }),
  createRoute({
    getParentRoute,
    path: '/programs',
    beforeLoad: golfersOnly,
    component: lazy(() => import('#web/features/programs/programs-screen.tsx'), 'ProgramsScreen'),
    staticData: { info: { screen: 'programs', title: 'programs' } },
  }),
  createRoute({
    getParentRoute,
    path: '/programs/$id',
    beforeLoad: golfersOnly,
    component: lazy(() => import('./screens/program.tsx'), 'Program'),
    staticData: { info: { screen: 'program', title: 'programs', back: '/programs' } },
  }),
  createRoute({
    getParentRoute,
    path: '/my-schedule',
    beforeLoad: golfersOnly,
    component: lazy(() => import('#web/features/plans/schedule-screen.tsx'), 'ScheduleScreen'),
    staticData: { info: { screen: 'schedule', title: 'schedule' } },
  }),
  createRoute({
    getParentRoute,
    path: '/my-schedule/week/$weekNumber',
    beforeLoad: golfersOnly,
    component: lazy(() => import('./screens/week.tsx'), 'Week'),
    staticData: { info: { screen: 'week', title: 'schedule', back: '/my-schedule' } },
  }),
  createRoute({
    getParentRoute,
    path: '/my-schedule/session/$scheduledSessionId',
    beforeLoad: golfersOnly,
    component: lazy(() => import('./screens/session.tsx'), 'Session'),
    staticData: {
      info: { screen: 'session', title: 'schedule', back: '/my-schedule', nav: false },
    },
  }),
  createRoute({
    getParentRoute,
    path: '/progress',
    beforeLoad: golfersOnly,
    component: lazy(() => import('#web/features/progress/progress-screen.tsx'), 'ProgressScreen'),
    staticData: { info: { screen: 'progress', title: 'progress', hero: true } },
  }),
  createRoute({
    getParentRoute,
    path: '/profile',
    beforeLoad: golfersOnly,
    component: lazy(() => import('#web/features/accounts/profile-screen.tsx'), 'ProfileScreen'),
    staticData: { info: { screen: 'profile', title: 'profile' } },
  }),
] as const;
