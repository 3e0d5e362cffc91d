import { useEffect, useRef, useState } from 'react';
import { feed, type Reply } from '#contract/feed.ts';
import { PersonButton } from '#web/golf/person-button.tsx';
import { usePersonName } from '#web/golf/person-name.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { CommentForm } from './comment-form.tsx';
import { DeleteComment } from './delete-comment.tsx';
import { useStoredDraft } from './drafts.ts';
import { FeedTime } from './feed-time.tsx';
import { ReportComment } from './report-comment.tsx';
import { useCommentFailure, usePostComment } from './use-post-comment.ts';

type CommentProps = {
  readonly itemId: string;
  readonly comment: Reply;
  /** Absent for a reply: replies cannot have replies. */
  readonly replies?: readonly Reply[];
  /** The id of the comment or reply to go to. */
  readonly goTo?: string | undefined;
  readonly onGone: () => void;
};

/** A comment with its actions: reply, edit, delete, report. */
export function PostedComment({ itemId, comment, replies, goTo, onGone }: CommentProps) {
  const { t } = useTranslation('feed');
  const [open, setOpen] = useState<'reply' | 'edit' | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const isWanted = goTo === comment.id;
  useEffect(() => {
    if (!isWanted) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);
  const close = () => {
    setOpen(null);
    box.current?.focus({ preventScroll: true });
  };
  const isEdited = open === 'edit';
  return (
    <li className="comment">
      <PersonButton person={comment.user} />
      <div
        className={isWanted ? 'comment-body is-wanted' : 'comment-body'}
        ref={box}
        tabIndex={-1}
        aria-current={isWanted || undefined}
      >
        <Head comment={comment} />
        {isEdited ? (
          <EditForm comment={comment} onClose={close} />
        ) : (
          <>
            {/* Nobody knows the language that other people write. */}
            <p className="comment-text" lang="">
              {comment.content}
            </p>
            <div className="comment-actions">
              {replies && (
                <button type="button" className="link small" onClick={() => setOpen('reply')}>
                  {t('actions.reply')}
                </button>
              )}
              {comment.isOwn ? (
                <>
                  <button type="button" className="link small" onClick={() => setOpen('edit')}>
                    {t('actions.edit')}
                  </button>
                  <DeleteComment id={comment.id} onGone={onGone} />
                </>
              ) : (
                <ReportComment id={comment.id} />
              )}
            </div>
          </>
        )}
        {replies && replies.length > 0 && (
          <ul className="comments">
            {replies.map((reply) => (
              <PostedComment
                key={reply.id}
                itemId={itemId}
                comment={reply}
                goTo={goTo}
                onGone={onGone}
              />
            ))}
          </ul>
        )}
        {open === 'reply' && <ReplyForm itemId={itemId} to={comment} onClose={close} />}
      </div>
    </li>
  );
}

function Head({ comment: { user, createdAt, isOwn, isEdited } }: { comment: Reply }) {
  const { t } = useTranslation('feed');
  const nameOf = usePersonName();
  return (
    <p className="comment-head">
      <b>{isOwn ? t('you') : nameOf(user)}</b>
      <span className="small muted">
        <FeedTime instant={createdAt} />
        {isEdited && t('edited')}
      </span>
    </p>
  );
}

type EditProps = { readonly comment: Reply; readonly onClose: () => void };

function EditForm({ comment: { id, content: initial }, onClose }: EditProps) {
  const { t } = useTranslation('feed');
  const place = `edit:${id}`;
  const draft = useStoredDraft(place);
  const { send, busy } = useAction(feed.editComment, {
    success: { title: t('toasts.updated') },
    failure: useCommentFailure('update'),
    // Runs even if the thread was closed in the meantime.
    onSuccess: draft.forget,
  });
  return (
    <CommentForm
      place={place}
      initial={initial}
      label={t('form.edit')}
      submitText={t('form.save')}
      busy={busy}
      send={(content, done) => send({ params: { id }, body: { content } }, done)}
      onClose={onClose}
    />
  );
}

type ReplyProps = {
  readonly itemId: string;
  readonly to: Reply;
  readonly onClose: () => void;
};

function ReplyForm({ itemId, to, onClose }: ReplyProps) {
  const { t } = useTranslation('feed');
  const nameOf = usePersonName();
  const place = `reply:${to.id}`;
  const { send, busy } = usePostComment({ itemId, place });
  return (
    <CommentForm
      place={place}
      label={t('form.replyTo', { name: nameOf(to.user) })}
      submitText={t('actions.reply')}
      busy={busy}
      send={(content, done) => send({ content, parentCommentId: to.id }, done)}
      onClose={onClose}
    />
  );
}
