import { useTranslation } from '#web/i18n/translation.ts';
import { errorText } from '#web/platform/error-text.ts';
import type { ToastTexts } from '#web/platform/toast/toast.ts';

/** Returns the toast for a failure: the server's reason, or a request to try again later. */
export function useFailure(title: string): (error: Error) => ToastTexts {
  const { t } = useTranslation('exercises');
  const later = t('later');
  return (error) => ({
    title,
    description: errorText(error, { otherwise: later, offline: later }),
  });
}
