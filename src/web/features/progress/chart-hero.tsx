import '#web/ui/facts.css';
import './chart-hero.css';
import { Link } from '@tanstack/react-router';
import type { User } from '#contract/accounts.ts';
import type { HandicapEntry } from '#contract/handicap.ts';
import { formatHandicap, handicapProgress } from '#domain/handicap/handicap.ts';
import { Contours } from '#web/golf/contours.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { dailyRecords } from '#web/ui/chart-scale.ts';
import { HandicapChart } from './handicap-chart.tsx';

type ChartHeroProps = {
  readonly user: Pick<User, 'currentHandicap' | 'goalHandicap' | 'timeZone'>;
  /** Earliest first. */
  readonly history: readonly HandicapEntry[];
};

type Way = { readonly improved: number; readonly percent: number | null };

/** Strokes since the first record, and the share of the way to the goal when there is a goal. */
function wayOf({ user, history }: ChartHeroProps): Way | null {
  if (user.currentHandicap === null || history.length === 0) return null;
  const current = Number(user.currentHandicap);
  const goal = user.goalHandicap;
  const records = history.map((entry) => ({ ...entry, handicap: Number(entry.handicap) }));
  const { strokesImproved, percent } = handicapProgress({
    history: records,
    current,
    goal: goal === null ? current : Number(goal),
  });
  return { improved: strokesImproved, percent: goal === null ? null : Math.round(percent) };
}

function Stats({ improved, percent }: Way) {
  const { t, language } = useTranslation('progress');
  const strokes = new Intl.NumberFormat(language, { minimumFractionDigits: 1 });
  const reached = percent === 100;
  return (
    <dl className="figures chart-stats">
      <div>
        <dt>{t(improved < 0 ? 'handicap.higher' : 'handicap.improved')}</dt>
        <dd className="number">{strokes.format(Math.abs(improved))}</dd>
      </div>
      {percent !== null && (
        <div>
          <dt>{t(reached ? 'handicap.achieved' : 'handicap.complete')}</dt>
          <dd className="number">
            {percent}
            <small>%</small>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The handicap and how it came down. */
export function ChartHero(props: ChartHeroProps) {
  const { user, history } = props;
  const { t, language } = useTranslation('progress');
  const { currentHandicap, goalHandicap } = user;
  const entries = dailyRecords(
    history.map(({ handicap, recordedAt }) => ({ value: Number(handicap), recordedAt })),
    user.timeZone,
  );
  const way = wayOf(props);
  return (
    <section className="hero turf chart-hero" aria-label={t('handicap.label')}>
      <Contours seed="chart" />
      <div className="chart-head">
        <div className="chart-figure">
          <p className="muted">{t('handicap.label')}</p>
          {currentHandicap === null ? (
            <p className="heading-large">{t('handicap.none')}</p>
          ) : (
            <p className="number">{formatHandicap(currentHandicap, language)}</p>
          )}
        </div>
        {way && <Stats {...way} />}
      </div>
      <div className="chart-main">
        {entries.length > 0 ? (
          <HandicapChart
            entries={entries}
            goal={goalHandicap === null ? null : Number(goalHandicap)}
          />
        ) : (
          <p className="muted">{t('handicap.chartEmpty')}</p>
        )}
        {(currentHandicap === null || goalHandicap === null) && (
          <Link className="link chart-ask" to="/profile">
            {t(currentHandicap === null ? 'handicap.setHandicap' : 'handicap.setGoal')}
          </Link>
        )}
      </div>
    </section>
  );
}
