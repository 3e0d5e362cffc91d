import './activity-feed.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EmptyView } from '#web/golf/empty-view.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { ErrorState } from '#web/platform/screen/states.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { type Drafts, DraftsContext } from './drafts.ts';
import { FeedPost } from './feed-post.tsx';
import { feedPages } from './feed-queries.ts';

/** Heights of what the first items show. */
const skeletons = [96, 64, 40];

type FeedProps = {
  /** Outlives the tab in which comments are typed. */
  readonly drafts: Drafts;
};

/** What the golfer and friends did, the newest first. */
export function ActivityFeed({ drafts }: FeedProps) {
  const { t } = useTranslation('feed');
  const pages = useInfiniteQuery(feedPages);
  const { data, error, isFetching, refetch } = pages;
  if (!data) {
    if (!error || isFetching) return <FeedSkeletons />;
    return (
      <ErrorState error={error} title={t('failed')} safe={t('safe')} retry={() => void refetch()} />
    );
  }
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <NoFriendsYet />;
  return (
    <DraftsContext value={drafts}>
      <ul className="ruled" aria-label={t('title')}>
        {items.map((item) => (
          <FeedPost key={item.id} item={item} />
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
    </DraftsContext>
  );
}

function NoFriendsYet() {
  const { t } = useTranslation('feed');
  return (
    <EmptyView
      title={t('empty.title')}
      action={
        <Button asChild>
          <Link to="/social" search={{ tab: 'friends' }}>
            {t('empty.action')}
          </Link>
        </Button>
      }
    >
      {t('empty.text')}
    </EmptyView>
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
