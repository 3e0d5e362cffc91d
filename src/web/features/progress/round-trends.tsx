import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { threePuttsOn } from '#domain/logbook/round-figures.ts';
import { useHandicap } from '#web/golf/use-handicap.ts';
import { RoundParts } from './round-parts.tsx';
import type { CountedRound } from './round-series.ts';
import { RoundsHero } from './rounds-hero.tsx';

function countedRound({ id, title, date, data }: CalendarItem): CountedRound {
  const { scorecard } = data;
  return {
    id,
    name: title,
    sessionDate: date,
    holes: data.holes ?? 18,
    scoreType: data.scoreType ?? 'strokeplay',
    totalScore: data.totalScore ?? 0,
    coursePar: data.coursePar ?? null,
    fairwaysHit: data.fairwaysHit ?? null,
    greensInRegulation: data.greensInRegulation ?? null,
    putts: data.putts ?? null,
    threePutts: scorecard ? threePuttsOn(scorecard) : null,
  };
}

/** The top of the second tab of Progress: scores and counts over the rounds. @param items rounds, earliest first */
export function RoundTrends({ items }: { items: readonly CalendarItem[] }) {
  const handicap = useHandicap();
  const rounds = items.map(countedRound);
  return (
    <>
      <RoundsHero rounds={rounds} />
      {rounds.length > 0 && <RoundParts rounds={rounds} handicap={handicap} />}
    </>
  );
}
