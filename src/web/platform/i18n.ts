import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { app } from '#i18n/en/app.ts';
import { errors } from '#i18n/en/errors.ts';
import { ui } from '#i18n/en/ui.ts';
import type { en } from '#i18n/en.ts';
import { ApiError, OfflineError } from './api/failures.ts';
import { fetchCode } from './fetch-code.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: typeof en;
  }
}

/** The texts of one feature: `useTranslation('programs')`. */
export type TextsName = keyof typeof en;

const textFiles = import.meta.glob<Record<string, Record<string, unknown>>>([
  '../../i18n/*/*.ts',
  '!../../i18n/en/{app,errors,ui}.ts',
]);

export const i18n = i18next;

void i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: false,
  // What the shell and any failure need is here from the start, also without a network.
  resources: { en: { app, errors, ui } },
  defaultNS: 'app',
  initAsync: false,
  // React escapes what it renders.
  interpolation: { escapeValue: false },
});

i18n.on('languageChanged', (language) => document.documentElement.setAttribute('lang', language));

/** Files are named as their feature's folders: `calendarFeed` is in calendar-feed.ts. */
const fileOf = (name: TextsName) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

async function loadText(name: TextsName) {
  const { language } = i18n;
  if (i18n.hasResourceBundle(language, name)) return;
  const file = textFiles[`../../i18n/${language}/${fileOf(name)}.ts`];
  if (!file) throw new Error(`There are no texts ${language}/${name}`);
  i18n.addResourceBundle(language, name, (await fetchCode(file))[name]);
}

/**
 * Fetches the texts of features, each a file of its own, before the screens that show them. Throws
 * an `OfflineError` when one does not arrive.
 */
export async function loadTexts(...names: readonly TextsName[]): Promise<void> {
  await Promise.all(names.map(loadText));
}

/** A sentence for the golfer about a failure that is known; null for a fault of ours. */
export function knownErrorText(error: unknown): string | null {
  if (error instanceof OfflineError) return i18n.t('app:offline.error');
  const code = error instanceof ApiError ? error.body?.code : undefined;
  if (code === undefined || code === 'internal' || !(code in errors)) return null;
  return i18n.t(`errors:${code}`);
}

/** A sentence for the golfer about any failure; what is unknown is called a fault of ours. */
export function errorText(error: unknown): string {
  return knownErrorText(error) ?? i18n.t('errors:internal');
}
