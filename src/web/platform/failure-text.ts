import { getTranslation } from '#web/i18n/translation.ts';
import { ApiError, OfflineError } from './api/failures.ts';
import { errorText } from './i18n.ts';

/**
 * Why something failed, where that is known: the server's reason in the golfer's language, or that
 * there is no connection. `otherwise` for a server that is in trouble itself and cannot say.
 */
export function failureText(error: unknown, otherwise: string): string {
  if (error instanceof OfflineError) return errorText(error);
  if (!(error instanceof ApiError) || error.body === null) return otherwise;
  if (!getTranslation('errors').has(error.body.code)) return error.body.message;
  return error.status >= 500 ? otherwise : errorText(error);
}
