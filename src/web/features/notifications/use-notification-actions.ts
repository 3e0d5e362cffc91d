import { notifications } from '#contract/notifications.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { errorText } from '#web/platform/error-text.ts';

function useFailure() {
  const { t } = useTranslation('notifications');
  return (key: 'readFailed' | 'deleteFailed' | 'restoreFailed') => (error: Error) => ({
    title: t(`toasts.${key}`),
    description: errorText(error, { otherwise: '' }),
  });
}

/** Marks a notification as read. */
export function useRead(onDone?: () => void) {
  const failure = useFailure()('readFailed');
  const { send } = useAction(notifications.read, {
    failure,
    ...(onDone && { onSuccess: onDone }),
  });
  return (id: string) => send({ params: { id } });
}

/** Marks every notification as read. */
export function useMarkAllRead(onDone: () => void) {
  const failure = useFailure()('readFailed');
  return useAction(notifications.markAllRead, { failure, onSuccess: onDone });
}

/** Deletes a notification at once; the toast offers to undo it. */
export function useDelete(onDone: () => void) {
  const { t } = useTranslation('notifications');
  const failure = useFailure();
  const restore = useAction(notifications.restore, {
    success: { title: t('toasts.restored') },
    failure: failure('restoreFailed'),
  });
  const { send } = useAction(notifications.delete, {
    success: (_, { params }) => ({
      title: t('toasts.deleted'),
      action: { label: t('toasts.undo'), run: () => restore.send({ params }) },
    }),
    failure: failure('deleteFailed'),
    onSuccess: onDone,
  });
  return (id: string) => send({ params: { id } });
}
