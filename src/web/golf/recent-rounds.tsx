import { useNumbers } from '#web/platform/numbers.ts';
import './recent-rounds.css';
import type { Round } from '#contract/logbook-schemas.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { scoreAgainstPar } from '#domain/progress/round-trends.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { WaitingMark } from '#web/platform/queue/waiting-mark.tsx';
import { useToday } from '#web/platform/session/today.ts';
import { Link } from '#web/router/link.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';

type ShownRound = Pick<
  Round,
  'id' | 'name' | 'holes' | 'scoreType' | 'totalScore' | 'coursePar' | 'sessionDate'
>;

type RecentRoundsProps = {
  /** Latest first. */
  readonly rounds: readonly ShownRound[];
};

/** The latest rounds as a card: their scores, and their scores against par if the par is known. */
export function RecentRounds({ rounds }: RecentRoundsProps) {
  const { t } = useTranslation('ui');
  const today = useToday();
  const link = (
    <Link className="link" to="/rounds">
      {t('rounds.all')}
    </Link>
  );
  return (
    <section className="card card-padded recent-rounds" aria-labelledby="recent-rounds">
      <SectionHead id="recent-rounds" title={t('rounds.title')} aside={rounds.length > 0 && link} />
      {rounds.length === 0 ? (
        <p className="muted">{t('rounds.none')}</p>
      ) : (
        <RoundLines rounds={rounds} today={today} linked />
      )}
    </section>
  );
}

type RoundLinesProps = {
  /** Latest first. */
  readonly rounds: readonly ShownRound[];
  /** The current day of the golfer who played them. */
  readonly today: CalendarDate;
  /** Whether each leads to its page, which only the golfer who played it has. */
  readonly linked?: boolean;
};

/** The rounds alone, for a card with the class `recent-rounds`. */
export function RoundLines({ rounds, today, linked = false }: RoundLinesProps) {
  return (
    <ol className="ruled">
      {rounds.map((round) => {
        const line = <RoundLine round={round} today={today} />;
        return (
          <li key={round.id}>
            {linked ? (
              <Link to="/rounds/$id" params={{ id: round.id }}>
                {line}
              </Link>
            ) : (
              <div>{line}</div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function RoundLine({ round, today }: { round: ShownRound; today: CalendarDate }) {
  const { t } = useTranslation('ui');
  const dates = useDates();
  const { name, sessionDate, holes, totalScore, scoreType, coursePar: par } = round;
  const { signed } = useNumbers();
  const overPar = () => {
    // The par is for the holes that were played, not for eighteen.
    if (par === null || scoreAgainstPar(round) === null) return null;
    return totalScore === par ? t('rounds.even') : signed(totalScore - par);
  };
  return (
    <>
      <span>
        <b className="row-title">{name}</b>
        <span className="row-text">
          {t('rounds.when', { day: dates.weekdayShort(sessionDate, today), holes })}
          <WaitingMark id={round.id} />
        </span>
      </span>
      <b className="round-score number">{totalScore}</b>
      <span className="number recent-round-par">
        {scoreType === 'stableford' ? t('rounds.points') : overPar()}
      </span>
    </>
  );
}
