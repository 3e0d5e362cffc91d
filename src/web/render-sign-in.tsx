import { QueryClient } from '@tanstack/react-query';
import { accounts } from '#contract/accounts.ts';
import type { Language } from '#domain/language.ts';
import { SignInScreen } from './features/accounts/sign-in-screen.tsx';
import { getTranslation, loadCatalogs, setLanguage } from './i18n/translation.ts';
import { renderStatic } from './render-static.tsx';

export type RenderedScreen = {
  readonly html: string;
  /** What the browser's tab says. */
  readonly title: string;
};

/** The sign-in screen in a language: it stands until the app has rendered the same. */
export async function renderSignIn(language: Language): Promise<RenderedScreen> {
  await loadCatalogs('accounts');
  await setLanguage(language);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 'static' } } });
  // The way to a provider needs the zone of the device, so it comes with the app.
  client.setQueryData([accounts.signInOptions.path], { provider: null });
  const { t } = getTranslation('app');
  return {
    html: renderStatic(client, <SignInScreen />),
    title: t('documentTitle', { screen: t('screens.signIn') }),
  };
}
