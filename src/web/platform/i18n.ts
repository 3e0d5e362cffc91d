import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { en } from '#i18n/en.ts';
import { ApiError, OfflineError } from './api/failures.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: typeof en;
  }
}

export const i18n = i18next;

void i18n.use(initReactI18next).init({
  resources: { en },
  lng: 'en',
  fallbackLng: 'en',
  defaultNS: 'app',
  // The texts are here already, so that the first render has them.
  initAsync: false,
  // React escapes what it renders.
  interpolation: { escapeValue: false },
});

i18n.on('languageChanged', (language) => document.documentElement.setAttribute('lang', language));

/** A sentence for the golfer about any failure; what is unknown is called a fault of ours. */
export function errorText(error: unknown): string {
  if (error instanceof OfflineError) return i18n.t('app:offline.error');
  const code = error instanceof ApiError ? error.body?.code : undefined;
  return i18n.t(`errors:${code !== undefined && code in en.errors ? code : 'internal'}`);
}
