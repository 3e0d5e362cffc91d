import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { lazy, type MouseEvent, Suspense, useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionSync } from '#web/platform/session/use-session-sync.ts';
import { useUser } from '#web/platform/session/user.ts';
import { markBar } from '#web/platform/theme/theme.ts';
import { useTheme } from '#web/platform/theme/theme-provider.tsx';
import { Broken, NotFound } from './outcomes.tsx';
import { useScreenInfo } from './screen-info.ts';
import { Shell } from './shell.tsx';
import { focusMain, useFocusOnNavigation } from './use-focus-on-navigation.ts';

// Fetched once the screen stands: there are no messages before, and it must be here when offline.
const loadToaster = () => import('#web/platform/toast/toaster.tsx');
const Toaster = lazy(() => loadToaster().then((module) => ({ default: module.Toaster })));

export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
  errorComponent: Broken,
  notFoundComponent: NotFound,
});

function Root() {
  const { t } = useTranslation('app');
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

  const skip = (event: MouseEvent) => {
    event.preventDefault();
    focusMain();
  };
  return (
    <>
      <a className="skip-link" href="#main" onClick={skip}>
        {t('skip')}
      </a>
      {user && title ? (
        <Shell user={user}>
          <Outlet />
        </Shell>
      ) : (
        <Outlet />
      )}
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </>
  );
}
