import './progress-screen.css';
import { useQueries } from '@tanstack/react-query';
import { handicap } from '#contract/handicap.ts';
import { progress } from '#contract/progress.ts';
import { training } from '#contract/training.ts';
import { Contours } from '#web/golf/contours.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { useScreen } from '#web/platform/screen/screen.ts';
import { ErrorState } from '#web/platform/screen/states.tsx';
import { useFreshEachDay } from '#web/platform/session/today.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { AchievementsPreview } from './achievements-preview.tsx';
import { ChartHero } from './chart-hero.tsx';
import { ProgramCard } from './program-card.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { StatsBoard } from './stats-board.tsx';

const statsQuery = query(progress.stats);
const currentQuery = query(training.current);

/** How far the training has come: the handicap over time, the program, and what it added up to. */
export function ProgressScreen() {
  const { t } = useTranslation('progress');
  const user = useGolfer();
  const reads = useQueries({
    queries: [statsQuery, query(handicap.history), currentQuery],
  });
  const [{ data: stats }, { data: history }, { data: program }] = reads;
  useFreshEachDay(statsQuery.queryKey, reads[0].dataUpdatedAt);
  useFreshEachDay(currentQuery.queryKey, reads[2].dataUpdatedAt);
  const failed = reads.find((read) => read.data === undefined && read.isError);
  useScreen({ hero: !failed });
  if (failed)
    return (
      <ErrorState
        error={failed.error}
        title={t('failed')}
        safe={t('safe')}
        retry={() => {
          for (const read of reads) if (read.isError) void read.refetch();
        }}
      />
    );
  if (!stats || !history || program === undefined) return <ProgressSkeleton />;
  return (
    <>
      <ChartHero user={user} history={history} />
      <div className="progress-columns">
        <div className="progress-column">
          <StatsBoard stats={stats} />
          <AchievementsPreview />
        </div>
        <div className="progress-column">
          <ProgramCard program={program} />
          <RecentActivity />
        </div>
      </div>
    </>
  );
}

function ProgressSkeleton() {
  return (
    <SkeletonScreen>
      <div className="hero turf chart-hero">
        <Contours seed="chart" />
        <div className="chart-head">
          <Skeleton width={150} height={90} radius={14} />
        </div>
        <div className="chart">
          <Skeleton width="100%" height={262} radius={14} />
        </div>
      </div>
      <div className="progress-columns">
        <Skeleton width="100%" height={150} radius={20} />
        <Skeleton width="100%" height={240} radius={20} />
      </div>
    </SkeletonScreen>
  );
}
