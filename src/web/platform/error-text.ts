import type { ErrorCode } from '#contract/errors.ts';
import { getTranslation, hasTexts } from '#web/i18n/translation.ts';
import { ApiError, BlockedError, InterceptedError, OfflineError } from './api/failures.ts';

/** Sentences for failures that come without a reason. An empty sentence leaves the text empty. */
export type ErrorTexts = {
  /** When no response arrived; by default the sentence about the connection. */
  readonly offline?: string;
  /** When the server failed without a reason, or something other than our server responded. */
  readonly otherwise?: string;
  /** When something other than our server responded, such as a proxy; `otherwise` by default. */
  readonly foreign?: (status: number) => string;
};

/**
 * Returns the sentence to show for a failure: the server's reason, translated if its code is known, or one of
 * `texts`.
 */
export function errorText(error: unknown, texts: ErrorTexts = {}): string {
  if (error instanceof InterceptedError) return getTranslation('app').t('intercepted.text');
  if (error instanceof BlockedError) return getTranslation('app').t('blocked');
  const isAnswer = error instanceof ApiError;
  // If the sentences for answers could not be loaded, the cause is the same: the device is offline.
  if (error instanceof OfflineError || (isAnswer && !hasTexts('errors')))
    return texts.offline ?? getTranslation('app').t('offline.error');
  if (!isAnswer) return texts.otherwise ?? getTranslation('app').t('failed.fault');
  const { t, has } = getTranslation('errors');
  const otherwise = texts.otherwise ?? t('internal');
  if (error.body === null) return texts.foreign?.(error.status) ?? otherwise;
  const { code, message } = error.body;
  if (code === 'internal') return otherwise;
  // A newer server may have codes that this version of the app has no translation for.
  return has(code) ? t(code) : message || otherwise;
}

/** The sentence for an error code that came in a URL and may be any text. */
export function problemText(code: string): string {
  const { t, has } = getTranslation('errors');
  return t(has(code) ? (code as ErrorCode) : 'internal');
}
