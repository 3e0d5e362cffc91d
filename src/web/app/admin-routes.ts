import { isFramed } from '#web/platform/browser/framed.ts';
import { lazily } from '#web/platform/loading/lazily.ts';
import { redirect } from '#web/router/redirect.ts';
import type { Arrival, Routes } from '#web/router/route.ts';
import { adminScreen, builderScreen } from './screens/admin.tsx';

/** The routes of the administration. */
export const adminRoutes = {
  '/admin': {
    ...adminScreen({
      screen: lazily(
        () => import('#web/features/admin/admin-dashboard-screen.tsx'),
        'AdminDashboardScreen',
      ),
      texts: ['admin'],
    }),
  },
  '/admin/broadcasts': {
    ...adminScreen({
      screen: lazily(() => import('./screens/admin-broadcasts.tsx'), 'AdminBroadcasts'),
      texts: ['broadcasts', 'notifications'],
    }),
  },
  '/admin/programs': {
    ...adminScreen({
      screen: lazily(() => import('./screens/admin-programs.tsx'), 'AdminPrograms'),
      texts: ['builder', 'recalculation', 'admin'],
    }),
  },
  '/admin/programs/$id/builder': {
    ...builderScreen({
      screen: lazily(() => import('./screens/builder.tsx'), 'Builder'),
      texts: ['builder', 'programs', 'admin'],
    }),
  },
  '/admin/programs/$id/preview': {
    guard: framedOnly,
    ...builderScreen({
      screen: lazily(() => import('./screens/builder-preview.tsx'), 'BuilderPreview'),
      texts: ['builder', 'programs', 'training'],
    }),
  },
  '/admin/exercises': {
    ...adminScreen({
      screen: lazily(
        () => import('#web/features/exercises/exercises-screen.tsx'),
        'ExercisesScreen',
      ),
      texts: ['exercises', 'issues', 'admin'],
    }),
  },
  '/admin/audit-log': {
    ...adminScreen({
      screen: lazily(() => import('#web/features/admin/audit-log-screen.tsx'), 'AuditLogScreen'),
      texts: ['admin'],
    }),
  },
  '/admin/reports': {
    ...adminScreen({
      screen: lazily(() => import('#web/features/admin/reports-screen.tsx'), 'ReportsScreen'),
      texts: ['admin', 'feed'],
    }),
  },
  '/admin/users': {
    ...adminScreen({
      screen: lazily(() => import('#web/features/users/users-screen.tsx'), 'UsersScreen'),
      texts: ['admin'],
    }),
  },
  '/admin/installation': {
    ...adminScreen({
      screen: lazily(
        () => import('#web/features/installation/installation-screen.tsx'),
        'InstallationScreen',
      ),
      texts: ['installation', 'admin'],
    }),
  },
  '/admin/backups': {
    ...adminScreen({
      screen: lazily(() => import('#web/features/backups/backups-screen.tsx'), 'BackupsScreen'),
      texts: ['backups', 'admin', 'ui'],
    }),
  },
} satisfies Partial<Routes>;

/** The preview only works inside the builder's frame; opened on its own, it redirects to the builder. */
function framedOnly({ params }: Arrival<'/admin/programs/$id/preview'>): void {
  if (!isFramed()) throw redirect({ to: '/admin/programs/$id/builder', params });
}
