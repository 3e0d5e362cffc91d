import { useQueryClient } from '@tanstack/react-query';
import { changedWithFeed, feed } from '#contract/feed.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { hasStatus } from '#web/platform/api/failures.ts';
import { refreshReads } from '#web/platform/api/refresh-reads.ts';
import { errorText } from '#web/platform/error-text.ts';
import { useStoredDraft } from './drafts.ts';

/** The toast for a failed change to a comment, with the reason if it is known. */
export function useCommentFailure(what: 'post' | 'update' | 'delete') {
  const { t } = useTranslation('feed');
  return (error: Error) => {
    const again = t('toasts.again');
    const description = errorText(error, { otherwise: again, offline: again });
    return { title: t(`toasts.${what}Failed`), description };
  };
}

type NewComment = {
  readonly content: string;
  /** The comment being replied to; absent for a new comment. */
  readonly parentCommentId?: string;
};

type From = {
  readonly itemId: string;
  /** The key of the draft. */
  readonly place: string;
};

/** Posts a comment on an item, or a reply to one. */
export function usePostComment({ itemId, place }: From) {
  const { t } = useTranslation('feed');
  const client = useQueryClient();
  const draft = useStoredDraft(place);
  const { send, busy } = useAction(feed.comment, {
    success: { title: t('toasts.posted') },
    failure: useCommentFailure('post'),
    // The item or the comment is gone: shows the thread as it is now.
    onFailure: (error) => {
      if (hasStatus(error, 404)) refreshReads(client, changedWithFeed);
    },
    onSuccess: draft.forget,
  });
  return {
    busy,
    send: (body: NewComment, onPosted: () => void) =>
      send({ params: { id: itemId }, body }, onPosted),
  };
}
