import './root.css';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { useIdle } from '#web/platform/browser/use-idle.ts';
import { nameManifest } from '#web/platform/language.ts';
import { lazily } from '#web/platform/loading/lazily.ts';
import { ScreenSkeleton } from '#web/platform/screen/states.tsx';
import { keepForOffline } from '#web/platform/service-worker.ts';
import { useUser } from '#web/platform/session/user.ts';
import { useStore } from '#web/platform/store.ts';
import { markBar } from '#web/platform/theme/theme.ts';
import { useTheme } from '#web/platform/theme/theme-provider.tsx';
import { shownToast } from '#web/platform/toast/toast.ts';
import { Outlet } from '#web/router/outlet.tsx';
import { useRouter } from '#web/router/router-context.ts';
import { Failed, NotFound } from './error-screens.tsx';
import { replaceStaticHtml } from './replace-static-html.ts';
import { useScreenInfo } from './use-screen-info.ts';
import { useSessionSync } from './use-session-sync.ts';

const Toaster = lazily(() => import('#web/offline/over-screens.bundle.ts'), 'Toaster', 'waits');

/** Visitors do not load it. */
export const Shell = lazily(() => import('./golfer.bundle.ts'), 'Shell');

// A constant element, so that screens do not render again when their surroundings do.
const outlet = <Outlet Skeleton={ScreenSkeleton} Failed={Failed} NotFound={NotFound} />;

/** The parts of the page that exist at every address. */
export function Root() {
  const { t, language } = useTranslation('app');
  const user = useUser();
  const { screen, name, title, hero } = useScreenInfo();
  const { applied } = useTheme();
  useSessionSync();
  useFocusOnNavigation();

  const visitor = screen === 'home' && !user;
  const tabName = name ?? t(`screens.${visitor ? 'landing' : screen}`);
  useEffect(() => {
    document.title = t('documentTitle', { screen: tabName });
  }, [t, tabName]);

  useLayoutEffect(() => markBar(applied, hero), [applied, hero]);
  useLayoutEffect(replaceStaticHtml, []);

  useEffect(() => nameManifest(language), [language]);

  const isGolfer = user !== null;
  useEffect(() => void keepForOffline(language, isGolfer), [language, isGolfer]);

  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      {user && title ? <Shell user={user}>{outlet}</Shell> : outlet}
      <Toasts />
    </>
  );
}

/** Loaded with the first toast, or when the page is idle, since it cannot be loaded offline. */
function Toasts() {
  const hasToast = useStore(shownToast) !== null;
  const isIdle = useIdle();
  return <Suspense fallback={null}>{(hasToast || isIdle) && <Toaster />}</Suspense>;
}

/**
 * After a click on a link, the focus would stay on the link, far from the new content. Moves it to the new screen
 * after each navigation, unless the screen has set it already, such as to the first field of a form.
 */
function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('rendered', ({ location }, before) => {
        if (before === null || before.location.pathname === location.pathname) return;
        const main = document.getElementById('main');
        if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
      }),
    [router],
  );
}
