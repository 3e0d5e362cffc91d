import './round-screen.css';
import { useState } from 'react';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { courseOf, isSameCourse } from '#domain/logbook/round-figures.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useScreen } from '#web/platform/screen/screen.ts';
import { EmptyState, QueryBoundary } from '#web/platform/screen/states.tsx';
import { Link } from '#web/router/link.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { CostlyHoles } from './costly-holes.tsx';
import { RoundActions } from './round-actions.tsx';
import { RoundBands } from './round-bands.tsx';
import { RoundCounts, RoundPars } from './round-counts.tsx';
import { RoundHead } from './round-head.tsx';
import { RunLine } from './run-line.tsx';
import { ScoreTable } from './score-table.tsx';
import { isBestHere, roundsBefore, useRounds } from './use-rounds.ts';

type RoundScreenProps = { readonly id: string };

/** A round with everything that was logged about it, next to the golfer's other rounds. */
export function RoundScreen({ id }: RoundScreenProps) {
  const { t } = useTranslation('rounds');
  return (
    <QueryBoundary skeleton={<RoundSkeleton />} title={t('failed.one')} safe={t('failed.safe')}>
      <FindRound id={id} />
    </QueryBoundary>
  );
}

function FindRound({ id }: RoundScreenProps) {
  const { t } = useTranslation('rounds');
  const rounds = useRounds();
  const [shown, setShown] = useState<CalendarItem>();
  const round = rounds.find((each) => each.id === id) ?? rounds.find((each) => isTwin(each, shown));
  if (round !== undefined && round !== shown) setShown(round);
  if (round !== undefined) return <Round round={round} rounds={rounds} />;
  return (
    <div className="gutter">
      <EmptyState
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <Link className="button button-outline" to="/rounds">
            {t('notFound.all')}
          </Link>
        }
      />
    </div>
  );
}

/** A round that waited on the device gets another id when it is sent, which may happen while it is on the screen. */
function isTwin(round: CalendarItem, shown: CalendarItem | undefined): boolean {
  return (
    round.title === shown?.title &&
    round.date === shown.date &&
    round.data.totalScore === shown.data.totalScore
  );
}

type RoundProps = { readonly round: CalendarItem; readonly rounds: readonly CalendarItem[] };

function Round({ round, rounds }: RoundProps) {
  useScreen({ name: round.title });
  const isBest = isBestHere(round, rounds);
  const before = roundsBefore(round, rounds);
  const here = before.filter(({ data }) => isSameCourse(courseOf(data), courseOf(round.data)));
  const { scorecard } = round.data;
  const cardsOf = (items: readonly CalendarItem[]) => items.map(({ data }) => data.scorecard);
  return (
    <article className="gutter page-wide round-page" aria-labelledby="round-title">
      <div className="round-side">
        <RoundHead round={round} isBest={isBest} />
        {scorecard && <RoundPars card={scorecard} before={cardsOf(before)} />}
        <RoundCounts round={round} />
        {scorecard && <CostlyHoles card={scorecard} />}
        <RoundActions round={round} isBest={isBest} />
      </div>
      <div className="round-main">
        {scorecard && <ScoreTable card={scorecard} />}
        {scorecard && <RunLine card={scorecard} others={cardsOf(here)} />}
        <RoundBands round={round} before={before} />
      </div>
    </article>
  );
}

function RoundSkeleton() {
  return (
    <SkeletonScreen className="gutter page-wide round-page">
      <div className="round-side">
        <Skeleton width="100%" height={266} radius={20} />
        <Skeleton width="100%" height={88} radius={20} />
      </div>
      <div className="round-main">
        <Skeleton width="100%" height={320} radius={20} />
        <Skeleton width="100%" height={290} radius={20} />
      </div>
    </SkeletonScreen>
  );
}
