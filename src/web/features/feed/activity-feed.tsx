import './activity-feed.css';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/i18n/translation.ts';
import { ItemBoundary } from '#web/platform/screen/item-boundary.tsx';
import { ErrorState } from '#web/platform/screen/states.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { FeedPost } from './feed-post.tsx';
import { feedPages, itemQuery } from './feed-queries.ts';
import { WithoutFriends } from './without-friends.tsx';

/** Heights in pixels of the skeletons of the first items. */
const skeletons = [96, 64, 40];

type ActivityFeedProps = {
  /** The item to show first, with its comments. */
  readonly feedItemId?: string | undefined;
  /** The comment to go to. */
  readonly commentId?: string | undefined;
};

/** The activity of the golfer and friends, newest first. */
export function ActivityFeed({ feedItemId, commentId }: ActivityFeedProps) {
  return (
    <>
      {feedItemId !== undefined && (
        <OpenItem key={`${feedItemId} ${commentId}`} id={feedItemId} commentId={commentId} />
      )}
      <Feed without={feedItemId} />
    </>
  );
}

/** An item with its comments. */
function OpenItem({ id, commentId }: { id: string; commentId: string | undefined }) {
  const { t } = useTranslation('feed');
  const { data: item, error } = useQuery(itemQuery(id));
  if (item) {
    return (
      <ul className="ruled" aria-label={t('opened')}>
        <FeedPost item={item} thread={{ commentId }} />
      </ul>
    );
  }
  return error ? (
    <p className="muted" role="status">
      {t('gone')}
    </p>
  ) : (
    <FeedSkeletons />
  );
}

function Feed({ without }: { without: string | undefined }) {
  const { t } = useTranslation('feed');
  const pages = useInfiniteQuery(feedPages);
  const { data, error, isFetching, refetch } = pages;
  if (!data) {
    if (!error || isFetching) return <FeedSkeletons />;
    return (
      <ErrorState error={error} title={t('failed')} safe={t('safe')} retry={() => void refetch()} />
    );
  }
  const all = data.pages.flatMap((page) => page.items);
  const items = all.filter(({ id }) => id !== without);
  const [first] = data.pages;
  const isEmpty = all.length === 0;
  const alone = (first?.withoutFriends || isEmpty) && (
    <WithoutFriends week={first?.withoutFriends?.othersThisWeek ?? null} isEmpty={isEmpty} />
  );
  if (isEmpty) return alone;
  return (
    <>
      {alone}
      <ul className="ruled" aria-label={t('title')}>
        {items.map((item) => (
          <ItemBoundary key={item.id}>
            <FeedPost item={item} />
          </ItemBoundary>
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button
          variant="outline"
          busy={pages.isFetchingNextPage}
          busyText={t('loadingMore')}
          onClick={() => void pages.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}

function FeedSkeletons() {
  return (
    <SkeletonScreen>
      {skeletons.map((height) => (
        <div key={height} className="feed-post">
          <Skeleton width={44} height={44} radius={99} />
          <div className="stack-small">
            <Skeleton width="60%" height={16} />
            <Skeleton width={70} height={12} />
            <Skeleton width="100%" height={height} radius={14} />
          </div>
        </div>
      ))}
    </SkeletonScreen>
  );
}
