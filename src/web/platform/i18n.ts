import type { Feature } from '#i18n/translate.ts';
import { loadCatalogs } from '#web/i18n/translation.ts';
import { loadCode } from './loading/load-code.ts';

/**
 * Loads the texts of features, one file each, before the screens that show them. Throws an `OfflineError` when a
 * file does not arrive.
 */
export const loadTexts = (...features: readonly Feature[]): Promise<void> =>
  loadCode(() => loadCatalogs(...features));

/** The code that is being imported, together with the texts that it shows. */
export const withTexts = async <Module>(
  code: Promise<Module>,
  ...features: readonly Feature[]
): Promise<Module> => (await Promise.all([code, loadCatalogs(...features)]))[0];
