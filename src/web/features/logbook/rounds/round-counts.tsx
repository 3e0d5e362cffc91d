import './round-pars.css';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { fairwaysOn, type Hole } from '#domain/logbook/hole-card.ts';
import { averagesByPar, type Card, threePuttsOn } from '#domain/logbook/round-figures.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useNumbers } from '#web/platform/numbers.ts';

type RoundParsProps = {
  readonly card: readonly Hole[];
  /** The cards of the last comparable rounds. */
  readonly before: readonly Card[];
};

/** The average on par 3s, 4s and 5s, next to the golfer's own average of the rounds before. */
export function RoundPars({ card, before }: RoundParsProps) {
  const { t } = useTranslation('rounds');
  const { twoDecimals } = useNumbers();
  const usual = averagesByPar(before);
  const averages = averagesByPar([card]);
  if (averages.length === 0) return null;
  return (
    <ul className="round-pars" aria-label={t('byPar.title')}>
      {averages.map(({ par, average }) => {
        const own = usual.find((each) => each.par === par)?.average;
        return (
          <li className="card" key={par}>
            <span className="small">{t('byPar.par', { par })}</span>{' '}
            <b className="number number-medium">{twoDecimals(average)}</b>{' '}
            {own !== undefined && <Difference by={average - own} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Strokes fewer are told by a word and, only in addition, by color. */
function Difference({ by }: { readonly by: number }) {
  const { t } = useTranslation('rounds');
  const { twoDecimals } = useNumbers();
  const strokes = twoDecimals(Math.abs(by));
  if (strokes === twoDecimals(0)) return <span className="small muted">{t('byPar.same')}</span>;
  return by < 0 ? (
    <b className="small is-better">{t('byPar.better', { strokes })}</b>
  ) : (
    <span className="small muted">{t('byPar.worse', { strokes })}</span>
  );
}

/** What was counted over the round. Shows only values that were logged; 0 is one. */
export function RoundCounts({ round: { data } }: { readonly round: CalendarItem }) {
  const { t } = useTranslation('logbook');
  const rounds = useTranslation('rounds').t;
  const { holes = 18, scorecard, fairwaysHit, greensInRegulation, putts, penalties } = data;
  const counts = [
    [t('details.fairways'), fairwaysHit, scorecard && fairwaysOn(scorecard)],
    [t('details.greens'), greensInRegulation, holes],
    [t('extras.putts'), putts, null],
    [rounds('threePutts'), scorecard && threePuttsOn(scorecard), null],
    [t('extras.penalties'), penalties, null],
  ] as const;
  const known = counts.filter(([, count]) => count != null);
  if (known.length === 0) return null;
  return (
    <dl className="values-first round-counts">
      {known.map(([name, count, of]) => (
        <div key={name}>
          <dt className="small muted">{name}</dt>
          <dd className="number number-medium">
            {count}
            {of && <small> {t('details.of', { holes: of })}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
