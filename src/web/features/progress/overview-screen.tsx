import type { ReactNode } from 'react';
import './progress-grid.css';
import { usePrefetchQuery } from '@tanstack/react-query';
import { achievements } from '#contract/achievements.ts';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import type { ProgressOverview } from '#contract/progress.ts';
import { fromDecimalString } from '#domain/handicap/handicap.ts';
import { query } from '#web/platform/api/query.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { AnswerCard } from './answer-card.tsx';
import { HandicapHero } from './handicap-hero.tsx';
import { HeatMap } from './heat-map.tsx';
import { NearlyThere } from './nearly-there.tsx';
import { ReadOverview } from './read-overview.tsx';
import { SkillLanes } from './skill-lanes.tsx';

type OverviewScreenProps = {
  /** Shows the golfer's last round. */
  readonly renderRound: (round: CalendarItem) => ReactNode;
};

/** Cards below the hero while they load, in pixels. */
const cards = [200, 292, 150, 260, 190] as const;

/** The first tab of Progress: the handicap, what costs strokes, the skills, the last round, and the training. */
export function OverviewScreen(props: OverviewScreenProps) {
  // Request the achievements now, not only after the overview has loaded.
  usePrefetchQuery(query(achievements.list));
  return (
    <ReadOverview cards={cards}>
      {(overview) => <Overview overview={overview} {...props} />}
    </ReadOverview>
  );
}

function Overview({ overview, renderRound }: OverviewScreenProps & { overview: ProgressOverview }) {
  const user = useGolfer();
  const { handicapHistory, rounds, skills, days, recent } = overview;
  const handicap = fromDecimalString(user.currentHandicap);
  const round = recent.findLast(({ type, isCompleted }) => type === 'golf_round' && isCompleted);
  return (
    <>
      <HandicapHero user={user} history={handicapHistory} />
      <div className="progress-grid page-wide">
        <AnswerCard rounds={rounds} handicap={handicap} />
        <SkillLanes profile={skills} handicap={handicap} />
        {round && renderRound(round)}
        <HeatMap days={days} />
        <NearlyThere />
      </div>
    </>
  );
}
