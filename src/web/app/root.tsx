import './root.css';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { whenIdle } from '#web/platform/device.ts';
import { installPromptShown } from '#web/platform/install-prompt.ts';
import {
  chooseLanguage,
  nameManifest,
  showLanguage,
  visitorLanguage,
} from '#web/platform/language.ts';
import { keepForOffline } from '#web/platform/service-worker.ts';
import { useSessionSync } from '#web/platform/session/use-session-sync.ts';
import { userQuery, useUser } from '#web/platform/session/user.ts';
import { useStore } from '#web/platform/store.ts';
import { markBar } from '#web/platform/theme/theme.ts';
import { useTheme } from '#web/platform/theme/theme-provider.tsx';
import { shownToast } from '#web/platform/toast/toast.ts';
import { Celebrations } from './celebrations.tsx';
import { Broken, NotFound } from './error-screens.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { useScreenInfo } from './screen-info.ts';
import { takeOver } from './take-over.ts';

const retryMs = 3000;

// Messages matter most on a bad connection, so it is tried until they are here.
const loadToaster = (): Promise<typeof import('#web/platform/over-screens.ts')> =>
  import('#web/platform/over-screens.ts').catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    return loadToaster();
  });
const Toaster = lazy(() => loadToaster().then((module) => ({ default: module.Toaster })));

const InstallCard = lazy(() =>
  import('./install-card.tsx').then((module) => ({ default: module.InstallCard })),
);

// Visitors do without it.
const Shell = lazyScreen(() => import('./golfer.ts'), 'Shell');

export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: async ({ context }) => {
    // The texts of the browser's language come with the answer who this is, and are most often right.
    const [user] = await Promise.all([
      context.queryClient.ensureQueryData(userQuery),
      showLanguage(visitorLanguage()),
    ]);
    if (user) await Promise.all([Shell.preload?.(), chooseLanguage(user.preferredLanguage)]);
  },
  // Until it is known in which language, the page shows nothing but its first paint.
  pendingMs: Number.POSITIVE_INFINITY,
  component: Root,
  errorComponent: Broken,
  notFoundComponent: NotFound,
});

function Root() {
  const { t, language } = useTranslation('app');
  const user = useUser();
  const { screen, name, title, hero } = useScreenInfo();
  const { applied } = useTheme();
  const installing = useStore(installPromptShown);
  useSessionSync();
  const showsToasts = useToasts();
  useFocusOnNavigation();

  const visitor = screen === 'home' && !user;
  const tabName = name ?? t(`screens.${visitor ? 'landing' : screen}`);
  useEffect(() => {
    document.title = t('documentTitle', { screen: tabName });
  }, [t, tabName]);

  useLayoutEffect(() => markBar(applied, hero), [applied, hero]);
  useLayoutEffect(takeOver, []);

  useEffect(() => nameManifest(language), [language]);

  const isGolfer = user !== null;
  useEffect(() => void keepForOffline(language, isGolfer), [language, isGolfer]);

  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      {user && title ? (
        <Shell user={user}>
          <Outlet />
        </Shell>
      ) : (
        <Outlet />
      )}
      {user && <Celebrations />}
      <Suspense fallback={null}>{user && installing && <InstallCard />}</Suspense>
      <Suspense fallback={null}>{showsToasts && <Toaster />}</Suspense>
    </>
  );
}

/** True from the first toast on, and once there is nothing else to do: without a network there would be none. */
function useToasts(): boolean {
  const hasToast = useStore(shownToast) !== null;
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return hasToast || isIdle;
}

/**
 * A link leaves the focus on itself, far from what just appeared. After each change of screen it
 * goes to the new screen, unless that has put it somewhere already, as in the first field of a form.
 */
function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        const main = document.getElementById('main');
        if (fromLocation && pathChanged && !main?.contains(document.activeElement)) {
          main?.focus({ preventScroll: true });
        }
      }),
    [router],
  );
}
