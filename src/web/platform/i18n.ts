import type { Feature } from '#i18n/translate.ts';
import { loadCatalogs } from '#web/i18n/translation.ts';
import { fetchCode } from './loading/fetch-code.ts';

/**
 * Loads the texts of features, one file each, before the screens that show them. Throws an `OfflineError` when a
 * file does not arrive.
 */
export const loadTexts = (...features: readonly Feature[]): Promise<void> =>
  fetchCode(() => loadCatalogs(...features));
