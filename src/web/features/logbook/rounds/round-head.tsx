import '#web/golf/turf.css';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { scoreAgainstPar } from '#domain/progress/round-trends.ts';
import { Contours } from '#web/golf/contours.tsx';
import { Flag } from '#web/golf/flag.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useNumbers } from '#web/platform/numbers.ts';
import { WaitingMark } from '#web/platform/queue/waiting-mark.tsx';
import { useToday } from '#web/platform/session/today.ts';
import { useActivityWords } from '../calendar/activity-words.ts';

type RoundHeadProps = {
  readonly round: CalendarItem;
  /** Whether it is the golfer's best on its course. */
  readonly isBest: boolean;
};

/** The score of a round on turf, with its day, its course and how it was played. */
export function RoundHead({ round, isBest }: RoundHeadProps) {
  const dates = useDates();
  const today = useToday();
  const { courseName, location } = round.data;
  const place = [courseName, location].filter(Boolean).join(', ');
  return (
    <header className="turf round-head">
      <Contours seed="scores" />
      <p className="between between-wrap muted">
        <span>{dates.day(round.date, today)}</span>
        {place && <span>{place}</span>}
      </p>
      <h2 className="heading-medium" id="round-title">
        {round.title}
      </h2>
      <Score round={round} />
      <Facts round={round} isBest={isBest} />
    </header>
  );
}

function Score({ round: { data } }: Pick<RoundHeadProps, 'round'>) {
  const { t } = useTranslation('rounds');
  const logbook = useTranslation('logbook').t;
  const { signed } = useNumbers();
  const { holes = 18, totalScore = 0, scoreType = 'strokeplay', coursePar: par = null } = data;
  const hasPar = scoreAgainstPar({ holes, totalScore, scoreType, coursePar: par }) !== null;
  return (
    <p className="round-score-line">
      <b className="number">
        <span className="visually-hidden">{logbook('details.score')} </span>
        {totalScore}
      </b>
      {scoreType === 'stableford' && <span className="muted">{t('points')}</span>}
      {par !== null && scoreType === 'strokeplay' && (
        <span className="round-par">
          {hasPar && (
            <b className="number">{totalScore === par ? t('even') : signed(totalScore - par)}</b>
          )}{' '}
          <span className="muted">{logbook('details.par', { par })}</span>
        </span>
      )}
    </p>
  );
}

function Facts({ round, isBest }: RoundHeadProps) {
  const { t } = useTranslation('rounds');
  const logbook = useTranslation('logbook').t;
  const { write } = useNumbers();
  const words = useActivityWords();
  const { holes = 18, scoreType = 'strokeplay', coursePar, courseRating, slopeRating } = round.data;
  return (
    <p className="facts-line round-facts">
      {isBest && (
        <b className="with-icon">
          <Flag />
          {t('bestHere')}
        </b>
      )}
      <span>{t('holes', { holes })}</span>
      <span>{words.roundType(round)}</span>
      <span>{logbook(`scoreTypes.${scoreType}`)}</span>
      {coursePar != null && scoreType === 'stableford' && (
        <span>{logbook('details.par', { par: coursePar })}</span>
      )}
      {courseRating != null && (
        <span>
          {logbook('extras.courseRating')} {write(courseRating)}
        </span>
      )}
      {slopeRating != null && (
        <span>
          {logbook('extras.slopeRating')} {slopeRating}
        </span>
      )}
      <WaitingMark id={round.id} />
    </p>
  );
}
