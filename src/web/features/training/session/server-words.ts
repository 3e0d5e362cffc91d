import { getTranslation } from '#web/i18n/translation.ts';
import { ApiError } from '#web/platform/api/failures.ts';
import { errorText } from '#web/platform/i18n.ts';

/**
 * What the server said about a failure, in the golfer's language where we know the code; its status
 * when it said nothing; null when no answer arrived.
 */
export function serverWords(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const { body, status } = error;
  if (body === null) return getTranslation('training').t('toasts.serverError', { status });
  return getTranslation('errors').has(body.code) ? errorText(error) : body.message;
}
