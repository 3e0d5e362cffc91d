import { fromDecimalString } from '#domain/handicap/handicap.ts';
import './progress-screen.css';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { achievements } from '#contract/achievements.ts';
import type { ProgressOverview } from '#contract/progress.ts';
import { progress } from '#contract/progress.ts';
import { RecentRounds } from '#web/golf/recent-rounds.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { useScreen } from '#web/platform/screen/screen.ts';
import { ErrorState } from '#web/platform/screen/states.tsx';
import { useFreshEachDay } from '#web/platform/session/today.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { AchievementsPreview } from './achievements-preview.tsx';
import { ChartHero } from './chart-hero.tsx';
import { FairwaysAndGreens, Putts } from './counts-card.tsx';
import { DrillsCard } from './drills-card.tsx';
import { ProgramCard } from './program-card.tsx';
import { ProgressSkeleton } from './progress-skeleton.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { ScoreCard } from './score-card.tsx';
import { SkillsCard } from './skills-card.tsx';
import { StatsBoard } from './stats-board.tsx';

const roundsShown = 4;

const overviewQuery = query(progress.overview);

/** The golfer's progress: handicap over time, rounds, drills, skills, and training totals. */
export function ProgressScreen() {
  const { t } = useTranslation('progress');
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(overviewQuery);
  // Request the achievements now, not only after the overview has loaded.
  usePrefetchQuery(query(achievements.list));
  useFreshEachDay(overviewQuery.queryKey, dataUpdatedAt);
  const failed = !data && error && !isFetching;
  useScreen({ hero: !failed });
  if (data) return <Overview overview={data} />;
  if (failed)
    return (
      <ErrorState error={error} title={t('failed')} safe={t('safe')} retry={() => void refetch()} />
    );
  return <ProgressSkeleton />;
}

function Overview({ overview }: { overview: ProgressOverview }) {
  const user = useGolfer();
  const { stats, handicapHistory, currentProgram, rounds, drills, skills, recent } = overview;
  const handicap = fromDecimalString(user.currentHandicap);
  return (
    <>
      <ChartHero user={user} history={handicapHistory} />
      <div className="progress-columns page-wide">
        <ScoreCard rounds={rounds} />
        <FairwaysAndGreens rounds={rounds} handicap={handicap} />
        <Putts rounds={rounds} handicap={handicap} />
        <ProgramCard program={currentProgram} />
        <SkillsCard profile={skills} handicap={handicap} hasProgram={currentProgram !== null} />
        <DrillsCard drills={drills} />
        <StatsBoard stats={stats} />
        <RecentRounds rounds={rounds.slice(-roundsShown).toReversed()} />
        <AchievementsPreview />
        <RecentActivity items={recent} />
      </div>
    </>
  );
}
