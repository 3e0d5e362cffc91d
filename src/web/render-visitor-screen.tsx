import { QueryClient } from '@tanstack/react-query';
import { accounts } from '#contract/accounts.ts';
import type { SignInOptions } from '#contract/accounts-schemas.ts';
import type { VisitorPath } from '#contract/web-build.ts';
import type { Language } from '#domain/language.ts';
import { SignInScreen } from './features/accounts/sign-in-screen.tsx';
import { SignUpScreen } from './features/accounts/sign-up-screen.tsx';
import { getTranslation, loadCatalogs, setLanguage } from './i18n/translation.ts';
import { query } from './platform/api/query.ts';
import { renderStatic } from './render-static.tsx';

const screens = {
  '/sign-in': { Screen: SignInScreen, title: 'screens.signIn' },
  '/sign-up': { Screen: SignUpScreen, title: 'screens.signUp' },
} as const satisfies Record<VisitorPath, unknown>;

export type RenderedScreen = {
  readonly html: string;
  /** The title in the browser's tab. */
  readonly title: string;
};

/** Renders a visitor's screen as HTML in a language, which is shown until the app has rendered the same. */
export async function renderVisitorScreen(
  language: Language,
  path: VisitorPath,
  options: SignInOptions,
): Promise<RenderedScreen> {
  await loadCatalogs('accounts');
  await setLanguage(language);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 'static' } } });
  // Signing in at a provider needs the device's time zone, so the app adds that button.
  client.setQueryData(query(accounts.signInOptions).queryKey, { ...options, provider: null });
  const { Screen, title } = screens[path];
  const { t } = getTranslation('app');
  return {
    html: renderStatic(client, <Screen />),
    title: t('documentTitle', { screen: t(title) }),
  };
}
