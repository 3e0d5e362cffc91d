import type { QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useIdle } from '#web/platform/browser/use-idle.ts';
import { loadTexts, withTexts } from '#web/platform/i18n.ts';
import { lazily } from '#web/platform/loading/lazily.ts';
import { loadCode } from '#web/platform/loading/load-code.ts';
import { useGolfer, userQuery, useUser } from '#web/platform/session/user.ts';
import { useSearch } from '#web/router/router-context.ts';

const loadGolfer = () => import('../golfer.bundle.ts');
const Dashboard = lazily(loadGolfer, 'Dashboard');
// A golfer can become an administrator while the home screen is open.
const AdminHome = lazily(
  () => withTexts(import('./admin-home.tsx'), 'admin'),
  'AdminHome',
  'omitted',
);
const Landing = lazily(() => import('#web/features/landing/landing-screen.tsx'), 'LandingScreen');

/** One address with two screens: visitors and golfers each load only their own. */
export function Home() {
  const search = useSearch('/');
  // A shortcut of the installed app also works after signing in.
  const { next = search.open && `/?open=${search.open}` } = search;
  return useUser() ? <GolferHome /> : <Landing {...(next && { next })} />;
}

const MonthlyHandicap = lazily(
  () => import('../background.bundle.ts'),
  'MonthlyHandicap',
  'omitted',
);

/** Dialogs that may open over the dashboard belong to other features and are rendered next to it. */
function GolferHome() {
  return (
    <>
      <Dashboard />
      {useGolfer().isAdmin && (
        <Suspense fallback={null}>
          <AdminHome />
        </Suspense>
      )}
      <MonthlyHandicapWhenIdle />
    </>
  );
}

function MonthlyHandicapWhenIdle() {
  const isIdle = useIdle();
  return <Suspense fallback={null}>{isIdle && <MonthlyHandicap />}</Suspense>;
}

/** Loads the screen and its texts in parallel. */
export async function preloadHome(client: QueryClient, open?: string): Promise<void> {
  const signedIn = client.getQueryData(userQuery.queryKey);
  if (signedIn && open === 'session') {
    const { toTodaysSession } = await loadCode(() => import('./todays-session.ts'));
    await toTodaysSession(client);
  }
  await Promise.all(
    signedIn
      ? [Dashboard.preload(), loadTexts('dashboard')]
      : [Landing.preload(), loadTexts('landing')],
  );
}
