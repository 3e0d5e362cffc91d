import { createRoute, redirect } from '@tanstack/react-router';
import { isFramed } from '#web/platform/framed.ts';
import { loadTexts } from '#web/platform/i18n.ts';
import { lazyScreen as lazy } from './lazy-screen.ts';
import { rootRoute } from './root.tsx';
import { adminScreen } from './screens/admin.tsx';

const getParentRoute = () => rootRoute;

/** The addresses of the administration. */
export const adminRoutes = [
  createRoute({
    getParentRoute,
    path: '/admin',
    ...adminScreen({
      Screen: lazy(
        () => import('#web/features/admin/admin-dashboard-screen.tsx'),
        'AdminDashboardScreen',
      ),
      texts: ['admin'],
    }),
    staticData: { info: { screen: 'admin', title: 'admin', back: '/', add: false } },
  }),
  createRoute({
    getParentRoute,
    path: '/admin/broadcasts',
    ...adminScreen({
      Screen: lazy(() => import('./screens/admin-broadcasts.tsx'), 'AdminBroadcasts'),
      texts: ['broadcasts', 'notifications'],
    }),
    staticData: {
      info: { screen: 'adminBroadcasts', title: 'admin', back: '/admin', add: false },
    },
  }),
  createRoute({
    getParentRoute,
    path: '/admin/programs',
    ...adminScreen({
      Screen: lazy(() => import('./screens/admin-programs.tsx'), 'AdminPrograms'),
      texts: ['builder', 'recalculation'],
    }),
    staticData: {
      info: { screen: 'adminPrograms', title: 'admin', back: '/admin', add: false },
    },
  }),
  createRoute({
    getParentRoute,
    path: '/admin/programs/$id/builder',
    loader: () => loadTexts('builder', 'programs'),
    component: lazy(() => import('./screens/builder.tsx'), 'Builder'),
    staticData: {
      info: { screen: 'builder', title: 'builder', back: '/admin/programs', add: false },
    },
  }),
  createRoute({
    getParentRoute,
    path: '/admin/programs/$id/preview',
    beforeLoad: framedOnly,
    loader: () => loadTexts('builder', 'programs', 'training'),
    component: lazy(() => import('./screens/builder-preview.tsx'), 'BuilderPreview'),
    staticData: {
      info: { screen: 'program', title: 'programs', back: '/programs', preview: true },
    },
  }),
  createRoute({
    getParentRoute,
    path: '/admin/exercises',
    ...adminScreen({
      Screen: lazy(() => import('#web/features/exercises/exercises-screen.tsx'), 'ExercisesScreen'),
      texts: ['exercises', 'issues'],
    }),
    staticData: { info: { screen: 'adminExercises', title: 'admin', back: '/admin', add: false } },
  }),
  createRoute({
    getParentRoute,
    path: '/admin/audit-log',
    ...adminScreen({
      Screen: lazy(() => import('#web/features/admin/audit-log-screen.tsx'), 'AuditLogScreen'),
      texts: ['admin'],
    }),
    staticData: { info: { screen: 'adminAuditLog', title: 'admin', back: '/admin', add: false } },
  }),
  createRoute({
    getParentRoute,
    path: '/admin/reports',
    ...adminScreen({
      Screen: lazy(() => import('#web/features/admin/reports-screen.tsx'), 'ReportsScreen'),
      texts: ['admin', 'feed'],
    }),
    staticData: { info: { screen: 'adminReports', title: 'admin', back: '/admin', add: false } },
  }),
  createRoute({
    getParentRoute,
    path: '/admin/users',
    ...adminScreen({
      Screen: lazy(() => import('#web/features/users/users-screen.tsx'), 'UsersScreen'),
      texts: ['admin'],
    }),
    staticData: { info: { screen: 'adminUsers', title: 'admin', back: '/admin', add: false } },
  }),
] as const;

type Arrival = { readonly params: { readonly id: string } };

/** Nothing leads on from the preview: on a page of its own it is the builder that is wanted. */
function framedOnly({ params }: Arrival): void {
  if (!isFramed()) throw redirect({ to: '/admin/programs/$id/builder', params, replace: true });
}
