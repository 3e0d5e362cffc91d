import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState, ErrorState, ScreenSkeleton } from './states.tsx';

type PagedListProps<Page, Item> = {
  readonly list: UseInfiniteQueryResult<InfiniteData<Page>>;
  readonly itemsOf: (page: Page) => readonly Item[];
  /** `Unable to Load …`, and which data is safe anyway. */
  readonly failed: { readonly title: string; readonly safe: string };
  /** The title when the list is empty. */
  readonly none: string;
  /** Renders the row of an item, with its key. */
  readonly children: (item: Item) => ReactNode;
};

/** A list that is loaded page by page, with a button for the next page. */
export function PagedList<Page, Item>(props: PagedListProps<Page, Item>) {
  const { list, itemsOf, failed, none, children } = props;
  const { t } = useTranslation('app');
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  if (data === undefined) {
    if (error === null) return <ScreenSkeleton />;
    return <ErrorState error={error} {...failed} retry={() => void refetch()} />;
  }
  const items = data.pages.flatMap(itemsOf);
  if (items.length === 0) return <EmptyState title={none} />;
  return (
    <div className="stack">
      <ul className="ruled">{items.map(children)}</ul>
      {hasNextPage && (
        <Button
          variant="outline"
          busy={isFetchingNextPage}
          busyText={t('list.loading')}
          onClick={() => void fetchNextPage()}
        >
          {t('list.more')}
        </Button>
      )}
    </div>
  );
}
