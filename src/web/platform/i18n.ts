import type { Feature } from '#i18n/translate.ts';
import { loadCatalogs } from '#web/i18n/translation.ts';
import { fetchCode } from './fetch-code.ts';

/**
 * Fetches the texts of features, each a file of its own, before the screens that show them. Throws
 * an `OfflineError` when one does not arrive.
 */
export const loadTexts = (...features: readonly Feature[]): Promise<void> =>
  fetchCode(() => loadCatalogs(...features));
