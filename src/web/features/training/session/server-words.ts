import { errors } from '#i18n/en/errors.ts';
import { ApiError } from '#web/platform/api/failures.ts';
import { errorText, i18n } from '#web/platform/i18n.ts';

/**
 * What the server said about a failure, in the golfer's language where we know the code; its status
 * when it said nothing; null when no answer arrived.
 */
export function serverWords(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const { body, status } = error;
  if (body === null) return i18n.t('training:toasts.serverError', { status });
  return body.code in errors ? errorText(error) : body.message;
}
