import type { QueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { loadTexts } from '#web/platform/i18n.ts';
import { userQuery, useUser } from '#web/platform/session/user.ts';
import { DiskNotice } from '../disk-notice.tsx';
import { lazyScreen } from '../lazy-screen.ts';

const Dashboard = lazyScreen(() => import('./dashboard.tsx'), 'Dashboard');
const MonthlyHandicap = lazyScreen(
  () => import('#web/features/handicap/monthly-handicap.tsx'),
  'MonthlyHandicap',
);
const Landing = lazyScreen(
  () => import('#web/features/landing/landing-screen.tsx'),
  'LandingScreen',
);

/** One address, two screens: visitors and golfers each load only theirs. */
export function Home() {
  const search = useSearch({ from: '/' });
  return useUser() ? <GolferHome /> : <Landing {...search} />;
}

/** What may come over the dashboard belongs to other features and stands beside it. */
function GolferHome() {
  return (
    <>
      <Dashboard />
      <DiskNotice />
      <Suspense fallback={null}>
        <MonthlyHandicap />
      </Suspense>
    </>
  );
}

/** The screen and its words, side by side. */
export async function preloadHome(client: QueryClient): Promise<void> {
  const signedIn = client.getQueryData(userQuery.queryKey);
  await Promise.all(
    signedIn
      ? [Dashboard.preload?.(), MonthlyHandicap.preload?.(), loadTexts('dashboard', 'handicap')]
      : [Landing.preload?.(), loadTexts('landing')],
  );
}
