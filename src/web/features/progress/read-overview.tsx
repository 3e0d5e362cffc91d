import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ProgressOverview } from '#contract/progress.ts';
import { progress } from '#contract/progress.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { ErrorState } from '#web/platform/screen/states.tsx';
import { useFreshEachDay } from '#web/platform/session/today.ts';
import { ProgressSkeleton } from './progress-skeleton.tsx';
import { ProgressTabs } from './progress-tabs.tsx';

const overviewQuery = query(progress.overview);

type ReadOverviewProps = {
  /** Heights of the cards while they load, in pixels. */
  readonly cards: readonly number[];
  readonly children: (overview: ProgressOverview) => ReactNode;
};

/** Reads the overview, of which two tabs show a part each, so the second one opens without a request. */
export function ReadOverview({ cards, children }: ReadOverviewProps) {
  const { t } = useTranslation('progress');
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(overviewQuery);
  useFreshEachDay(overviewQuery.queryKey, dataUpdatedAt);
  if (data) return children(data);
  if (error === null || isFetching) return <ProgressSkeleton cards={cards} />;
  return (
    <div className="gutter">
      <ProgressTabs />
      <ErrorState error={error} title={t('failed')} safe={t('safe')} retry={() => void refetch()} />
    </div>
  );
}
