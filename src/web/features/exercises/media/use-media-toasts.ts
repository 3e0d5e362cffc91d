import { useTranslation } from '#web/i18n/translation.ts';
import { ApiError } from '#web/platform/api/failures.ts';
import { errorText } from '#web/platform/error-text.ts';
import type { ToastTexts } from '#web/platform/toast/toast.ts';

/** Returns the toasts of uploads. A failure shows the server's reason or the response status. */
export function useMediaToasts() {
  const { t } = useTranslation('exercises');
  const statusOf = (error: Error) =>
    error instanceof ApiError ? t('media.status', { status: error.status }) : t('later');
  return {
    /** Returns why an upload stopped. Shown where it can be resumed. */
    reasonOf: (error: Error) => errorText(error, { otherwise: statusOf(error) }),
    sent: { title: t('media.sent') } satisfies ToastTexts,
    deleted: { title: t('media.deleted') } satisfies ToastTexts,
    failed: (error: Error): ToastTexts => ({
      title: t('media.failed'),
      description: errorText(error, { otherwise: statusOf(error), offline: t('later') }),
    }),
    notDeleted: (error: Error): ToastTexts => ({
      title: t('delete.failed'),
      description: errorText(error, { otherwise: t('later'), offline: t('later') }),
    }),
  };
}
