import '#web/golf/recent-rounds.css';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { monthOf } from '#domain/calendar-date.ts';
import { courseOf } from '#domain/logbook/round-figures.ts';
import { scoreAgainstPar } from '#domain/progress/round-trends.ts';
import { Flag } from '#web/golf/flag.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useNumbers } from '#web/platform/numbers.ts';
import { WaitingMark } from '#web/platform/queue/waiting-mark.tsx';
import { Link } from '#web/router/link.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { HoleStrip } from './hole-strip.tsx';

type RoundListProps = {
  /** Latest first. */
  readonly rounds: readonly CalendarItem[];
  /** The one that is marked as the best. */
  readonly best: CalendarItem | null;
};

/** Rounds by month, each with a strip of its holes. */
export function RoundList({ rounds, best }: RoundListProps) {
  const { t } = useTranslation('rounds');
  const dates = useDates();
  const months = [...Map.groupBy(rounds, ({ date }) => monthOf(date))];
  return months.map(([month, played]) => {
    const name = dates.month(`${month}-01`);
    return (
      <section key={month} aria-label={name}>
        <SectionHead
          level={2}
          title={name}
          aside={<span className="small muted">{t('rounds', { count: played.length })}</span>}
        />
        <ol className="ruled">
          {played.map((round) => (
            <li key={round.id}>
              <Row round={round} isBest={round === best} />
            </li>
          ))}
        </ol>
      </section>
    );
  });
}

type RowProps = { readonly round: CalendarItem; readonly isBest: boolean };

function Row({ round, isBest }: RowProps) {
  const { t } = useTranslation('rounds');
  const dates = useDates();
  const { id, title, date, data } = round;
  const { holes = 18, scorecard } = data;
  const facts = [courseOf(data), t('holes', { holes }), isBest ? t('yourBest') : null];
  return (
    <Link className="list-row round-row" to="/rounds/$id" params={{ id }}>
      <span className="centered small muted">
        <b className="number">{dates.dayOfMonth(date)}</b> <span>{dates.monthShort(date)}</span>
      </span>{' '}
      <span>
        <b className="row-title">
          {isBest && <Flag />}
          {title}
        </b>
        <span className="row-text">
          {facts.filter(Boolean).join(', ')}
          <WaitingMark id={id} />
        </span>
        {scorecard && <HoleStrip card={scorecard} />}
      </span>{' '}
      <RoundScore round={round} />
    </Link>
  );
}

/** The score on a tile, with what it is against par. */
export function RoundScore({ round: { data } }: Pick<RowProps, 'round'>) {
  const { t } = useTranslation('rounds');
  const { signed } = useNumbers();
  const { holes = 18, totalScore = 0, scoreType = 'strokeplay', coursePar: par = null } = data;
  const hasPar = scoreAgainstPar({ holes, totalScore, scoreType, coursePar: par }) !== null;
  return (
    <span className="centered small muted">
      <b className="round-score number">{totalScore}</b>{' '}
      {scoreType === 'stableford' && <span>{t('points')}</span>}
      {par !== null && hasPar && (
        <span className="number">{totalScore === par ? t('even') : signed(totalScore - par)}</span>
      )}
    </span>
  );
}
