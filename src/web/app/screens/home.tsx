import type { QueryClient } from '@tanstack/react-query';
import { loadTexts } from '#web/platform/i18n.ts';
import { userQuery, useUser } from '#web/platform/session/user.ts';
import { lazyScreen } from '../lazy-screen.ts';

const Dashboard = lazyScreen(
  () => import('#web/features/dashboard/dashboard-screen.tsx'),
  'DashboardScreen',
);
const AddSessionButton = lazyScreen(() => import('../add-session-button.tsx'), 'AddSessionButton');
const Landing = lazyScreen(
  () => import('#web/features/landing/landing-screen.tsx'),
  'LandingScreen',
);

/** One address, two screens: visitors and golfers each load only theirs. */
export function Home() {
  if (!useUser()) return <Landing />;
  return (
    <>
      <Dashboard />
      <AddSessionButton />
    </>
  );
}

/** The screen and its words, side by side. */
export async function preloadHome(client: QueryClient): Promise<void> {
  const signedIn = client.getQueryData(userQuery.queryKey);
  await Promise.all(
    signedIn
      ? [Dashboard.preload?.(), AddSessionButton.preload?.(), loadTexts('dashboard')]
      : [Landing.preload?.(), loadTexts('landing')],
  );
}
