import './comment-thread.css';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { ErrorState } from '#web/platform/screen/states.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { CommentForm } from './comment-form.tsx';
import { commentsQuery } from './feed-queries.ts';
import { PostedComment } from './posted-comment.tsx';
import { usePostComment } from './use-post-comment.ts';

type CommentThreadProps = {
  readonly itemId: string;
  /** The comment to go to when the thread opens. */
  readonly commentId?: string | undefined;
};

/** The comments on an item with their replies, oldest first, and a field for a new comment. */
export function CommentThread({ itemId, commentId }: CommentThreadProps) {
  const { t } = useTranslation('feed');
  const { data, error, isFetching, refetch } = useQuery(commentsQuery(itemId));
  const thread = useRef<HTMLDivElement>(null);
  const place = `item:${itemId}`;
  const post = usePostComment({ itemId, place });
  if (!data) {
    if (error && !isFetching)
      return <ErrorState error={error} title={t('thread.failed')} retry={() => void refetch()} />;
    return (
      <SkeletonScreen className="comment-thread">
        <Skeleton width="100%" height={52} radius={10} />
      </SkeletonScreen>
    );
  }
  return (
    <div className="comment-thread" ref={thread} tabIndex={-1}>
      {data.length > 0 && (
        <ul className="comments">
          {data.map((comment) => (
            <PostedComment
              key={comment.id}
              itemId={itemId}
              comment={comment}
              replies={comment.replies}
              goTo={commentId}
              // The pressed button disappears together with the comment, so move the focus.
              onGone={() => thread.current?.focus({ preventScroll: true })}
            />
          ))}
        </ul>
      )}
      <CommentForm
        place={place}
        label={t('form.comment')}
        submitText={t('form.post')}
        busy={post.busy}
        send={(content, done) => post.send({ content }, done)}
      />
    </div>
  );
}
