import { MessageCircle } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { FeedItem } from '#contract/feed.ts';
import { PersonButton } from '#web/golf/person-button.tsx';
import { usePersonName } from '#web/golf/person-name.ts';
import { richText, useTranslation } from '#web/i18n/translation.ts';
import { CommentThread } from './comment-thread.tsx';
import { CountLabel } from './count-label.tsx';
import { FeedTime } from './feed-time.tsx';
import { KudosButton } from './kudos-button.tsx';
import { KudosGivers } from './kudos-givers.tsx';
import { PostContent } from './post-content.tsx';

const bold = (words: ReactNode) => <b>{words}</b>;

/** "**Eva Klein** trained 14 days in a row" */
function Sentence({ item }: { item: FeedItem }) {
  const { parts } = useTranslation('feed');
  const name = usePersonName()(item.user);
  const values = { who: item.isOwn ? 'you' : 'friend', name, b: bold };
  return item.type === 'streak_achievement'
    ? richText(parts('did.streak_achievement', { ...values, count: item.content.streakDays }))
    : richText(parts(`did.${item.type}`, values));
}

type FeedPostProps = {
  readonly item: FeedItem;
  /** Opens the comments at first, at this comment. */
  readonly thread?: { readonly commentId: string | undefined };
};

/** One item of the feed, with its kudos and comments. */
export function FeedPost({ item, thread }: FeedPostProps) {
  const { t } = useTranslation('feed');
  const [isOpen, setOpen] = useState(thread !== undefined);
  const titleId = useId();
  return (
    <li className="feed-post" aria-labelledby={titleId}>
      <PersonButton person={item.user} />
      <div className="feed-post-body">
        <p id={titleId}>
          <Sentence item={item} />
        </p>
        <p className="small muted">
          <FeedTime instant={item.createdAt} />
        </p>
        <PostContent item={item} />
        <div className="feed-actions">
          <KudosButton item={item} />
          <button
            type="button"
            className="feed-action"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <MessageCircle className="icon icon-small" aria-hidden />
            <CountLabel
              count={item.commentCount}
              words={t('comments', { count: item.commentCount })}
            />
          </button>
          {item.kudos.count > 0 && <KudosGivers itemId={item.id} />}
        </div>
        {isOpen && <CommentThread itemId={item.id} commentId={thread?.commentId} />}
      </div>
    </li>
  );
}
