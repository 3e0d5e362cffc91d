import { useNumbers } from '#web/platform/numbers.ts';
import './round-board.css';
import type { ReactNode } from 'react';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { fairwaysOn, type Hole } from '#domain/logbook/hole-card.ts';
import { scoreAgainstPar } from '#domain/progress/round-trends.ts';
import { Contours } from '#web/golf/contours.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useToday } from '#web/platform/session/today.ts';
import { SectionHead } from '#web/ui/section-head.tsx';
import { Scorecard } from '../course/scorecard.tsx';
import { useActivityWords } from './activity-words.ts';
import { RoundBands } from './round-bands.tsx';

type RoundProps = { readonly item: CalendarItem };

/** A round as a scoreboard. Shows only values that were logged. */
export function RoundBoard({ item }: RoundProps) {
  return (
    <>
      <div className="turf round-board">
        <Contours seed="scores" />
        <dl>
          <Played item={item} />
          <Score item={item} />
          <Counts item={item} />
          <Course item={item} />
        </dl>
      </div>
      {item.data.scorecard && <Card holes={item.data.scorecard} />}
      <RoundBands item={item} />
    </>
  );
}

/** The scorecard of a round that was recorded hole by hole. */
function Card({ holes }: { readonly holes: readonly Hole[] }) {
  const { t } = useTranslation('course');
  return (
    <section className="stack round-card" aria-label={t('card.title')}>
      <SectionHead title={t('card.title')} level={3} />
      <Scorecard holes={holes} />
    </section>
  );
}

function Played({ item }: RoundProps) {
  const { t } = useTranslation('logbook');
  const dates = useDates();
  const words = useActivityWords();
  return (
    <>
      <Fact name={t('details.date')}>{dates.weekdayShort(item.date, useToday())}</Fact>
      <Fact name={t('details.type')}>{words.roundType(item)}</Fact>
      <Fact name={t('details.holes')}>{item.data.holes ?? 18}</Fact>
    </>
  );
}

function Score({ item: { data } }: RoundProps) {
  const { t } = useTranslation('logbook');
  const { signed } = useNumbers();
  const { holes = 18, totalScore, scoreType = 'strokeplay', coursePar: par = null } = data;
  if (totalScore === undefined) return null;
  const hasPar = scoreAgainstPar({ holes, totalScore, scoreType, coursePar: par }) !== null;
  return (
    <>
      <Fact name={t('details.score')} look="score">
        <b className="number number-huge">{totalScore}</b>
        <span className="visually-hidden">, </span>
        <span className="muted">{t(`scoreTypes.${scoreType}`)}</span>
      </Fact>
      {par !== null && hasPar && (
        <Fact name={t('details.toPar')} look="number">
          {signed(totalScore - par)} <small>{t('details.par', { par })}</small>
        </Fact>
      )}
      {par !== null && !hasPar && <Fact name={t('extras.coursePar')}>{par}</Fact>}
    </>
  );
}

function Counts({ item: { data } }: RoundProps) {
  const { t } = useTranslation('logbook');
  const { holes = 18, fairwaysHit, greensInRegulation, putts, penalties, scorecard } = data;
  const of = (number: number) => <small>{t('details.of', { holes: number })}</small>;
  return (
    <>
      <Count
        name={t('details.fairways')}
        count={fairwaysHit}
        of={scorecard && of(fairwaysOn(scorecard))}
      />
      <Count name={t('details.greens')} count={greensInRegulation} of={of(holes)} />
      <Count name={t('extras.putts')} count={putts} />
      <Count name={t('extras.penalties')} count={penalties} />
    </>
  );
}

function Course({ item: { data } }: RoundProps) {
  const { t } = useTranslation('logbook');
  const { write } = useNumbers();
  const { location, courseName, courseRating, slopeRating } = data;
  return (
    <>
      {location && <Fact name={t('details.location')}>{location}</Fact>}
      {courseName && <Fact name={t('extras.courseName')}>{courseName}</Fact>}
      {courseRating != null && <Fact name={t('extras.courseRating')}>{write(courseRating)}</Fact>}
      {slopeRating != null && <Fact name={t('extras.slopeRating')}>{slopeRating}</Fact>}
    </>
  );
}

type CountProps = {
  readonly name: string;
  /** Null or undefined if the golfer did not count; 0 is a real count. */
  readonly count: number | null | undefined;
  readonly of?: ReactNode;
};

function Count({ name, count, of }: CountProps) {
  if (count == null) return null;
  return (
    <Fact name={name} look="number">
      {count}
      {of && <> {of}</>}
    </Fact>
  );
}

type FactProps = {
  readonly name: string;
  readonly look?: 'score' | 'number';
  readonly children: ReactNode;
};

function Fact({ name, look, children }: FactProps) {
  return (
    <div className={look && `is-${look}`}>
      <dt className="small">{name}</dt>
      <dd className={look === 'number' ? 'number' : undefined}>{children}</dd>
    </div>
  );
}
