import type { Feature } from '#i18n/translate.ts';
import { getTranslation, loadCatalogs } from '#web/i18n/translation.ts';
import { ApiError, OfflineError } from './api/failures.ts';
import { fetchCode } from './fetch-code.ts';

/**
 * Fetches the texts of features, each a file of its own, before the screens that show them. Throws
 * an `OfflineError` when one does not arrive.
 */
export const loadTexts = (...features: readonly Feature[]): Promise<void> =>
  fetchCode(() => loadCatalogs(...features));

/** A sentence for the golfer about a failure that is known; null for a fault of ours. */
export function knownErrorText(error: unknown): string | null {
  if (error instanceof OfflineError) return getTranslation('app').t('offline.error');
  const code = error instanceof ApiError ? error.body?.code : undefined;
  const { t, has } = getTranslation('errors');
  return code === undefined || code === 'internal' || !has(code) ? null : t(code);
}

/** A sentence for the golfer about any failure; what is unknown is called a fault of ours. */
export function errorText(error: unknown): string {
  return knownErrorText(error) ?? getTranslation('errors').t('internal');
}
