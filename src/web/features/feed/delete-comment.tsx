import { useState } from 'react';
import { feed } from '#contract/feed.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useCommentFailure } from './use-post-comment.ts';

type DeleteProps = { readonly id: string; readonly onGone: () => void };

/** Deletes the golfer's own comment after a confirmation. */
export function DeleteComment({ id, onGone }: DeleteProps) {
  const { t } = useTranslation('feed');
  const [asking, setAsking] = useState(false);
  const { send, busy } = useAction(feed.deleteComment, {
    success: { title: t('toasts.deleted') },
    failure: useCommentFailure('delete'),
    onFailure: () => setAsking(false),
  });
  const confirm = () =>
    send({ params: { id } }, () => {
      setAsking(false);
      onGone();
    });
  return (
    <>
      <button type="button" className="link small" onClick={() => setAsking(true)}>
        {t('actions.delete')}
      </button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('delete.title')}
        confirmText={t('actions.delete')}
        cancelText={t('delete.keep')}
        onConfirm={confirm}
        busy={busy}
      >
        {t('delete.text')}
      </ConfirmDialog>
    </>
  );
}
