import type { QueryClient } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import { userQuery, useUser } from '#web/platform/session/user.ts';

const Dashboard = lazyRouteComponent(
  () => import('#web/features/dashboard/dashboard-screen.tsx'),
  'DashboardScreen',
);
const Landing = lazyRouteComponent(
  () => import('#web/features/landing/landing-screen.tsx'),
  'LandingScreen',
);

/** One address, two screens: visitors and golfers each load only theirs. */
export function Home() {
  return useUser() ? <Dashboard /> : <Landing />;
}

export async function preloadHome(client: QueryClient): Promise<void> {
  await (client.getQueryData(userQuery.queryKey) ? Dashboard : Landing).preload?.();
}
