import type { ErrorCode } from '#contract/errors.ts';
import { getTranslation, hasTexts, loadCatalogs } from '#web/i18n/translation.ts';
import { ApiError, OfflineError } from './api/failures.ts';

/** Sentences for failures that give no reason of their own. An empty one leaves the text empty. */
export type ErrorTexts = {
  /** When no answer arrived; the sentence about the connection by default. */
  readonly offline?: string;
  /** When the server failed without saying why, or something else answered in its place. */
  readonly otherwise?: string;
  /** When something other than our server answered, such as a proxy; `otherwise` by default. */
  readonly foreign?: (status: number) => string;
};

/** Fetches the sentences for failures, which few visits need. Never fails. */
export const loadErrorTexts = (): Promise<void> => loadCatalogs('errors').catch(() => {});

/**
 * The sentence for the golfer about a failure: the server's reason, translated where its code is
 * known, or one of `texts`.
 */
export function errorText(error: unknown, texts: ErrorTexts = {}): string {
  // Sentences that could not be fetched have the same cause.
  if (error instanceof OfflineError || !hasTexts('errors'))
    return texts.offline ?? getTranslation('app').t('offline.error');
  const { t, has } = getTranslation('errors');
  const otherwise = texts.otherwise ?? t('internal');
  if (!(error instanceof ApiError)) return otherwise;
  if (error.body === null) return texts.foreign?.(error.status) ?? otherwise;
  const { code, message } = error.body;
  if (code === 'internal') return otherwise;
  // A newer server may have codes that this version of the app has no translation for.
  return has(code) ? t(code) : message || otherwise;
}

/** The sentence for the code of an error that came with an address, from wherever. */
export function problemText(code: string): string {
  const { t, has } = getTranslation('errors');
  return t(has(code) ? (code as ErrorCode) : 'internal');
}
