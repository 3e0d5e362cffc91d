import { useNumbers } from '#web/platform/numbers.ts';
import '#web/ui/facts.css';
import './chart-hero.css';
import type { User } from '#contract/accounts.ts';
import type { HandicapEntry } from '#contract/handicap.ts';
import {
  formatHandicap,
  fromDecimalString,
  handicapProgress,
  wholePercent,
} from '#domain/handicap/handicap.ts';
import { paceOf, projectedDate } from '#domain/handicap/projection.ts';
import { Contours } from '#web/golf/contours.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { AlteredMark } from '#web/offline/altered-mark.tsx';
import { useToday } from '#web/platform/session/today.ts';
import { Link } from '#web/router/link.tsx';
import { dailyRecords } from '#web/ui/chart-scale.ts';
import { EmptyHandicapChart } from './empty-handicap-chart.tsx';
import { HandicapChart } from './handicap-chart.tsx';

type ChartHeroProps = {
  readonly user: Pick<User, 'currentHandicap' | 'goalHandicap' | 'timeZone'>;
  /** Oldest first. */
  readonly history: readonly HandicapEntry[];
};

type Way = {
  readonly improved: number;
  /** Strokes left to the goal, and percent of the way done; null without a goal. `toGo` is null at the goal, too. */
  readonly toGo: number | null;
  readonly percent: number | null;
};

/** The strokes gained since the first record, and the distance to the goal. */
function wayOf({ user, history }: ChartHeroProps): Way | null {
  if (user.currentHandicap === null || history.length === 0) return null;
  const current = Number(user.currentHandicap);
  const goal = fromDecimalString(user.goalHandicap);
  const records = history.map((entry) => ({ ...entry, handicap: Number(entry.handicap) }));
  const { strokesImproved, percent } = handicapProgress({
    history: records,
    current,
    goal: goal ?? current,
  });
  return {
    improved: strokesImproved,
    toGo: goal === null || current <= goal ? null : current - goal,
    percent: goal === null ? null : wholePercent(percent),
  };
}

const daysPerMonth = 365.25 / 12;

/** At most three figures: strokes gained or strokes left to the goal, percent of the way, and strokes per month. */
function Stats({ improved, toGo, percent, pace }: Way & { readonly pace: number | null }) {
  const { t } = useTranslation('progress');
  const { oneDecimal: format } = useNumbers();
  const reached = percent === 100;
  const hasMoved = improved !== 0;
  return (
    <dl className="figures values-first chart-stats">
      {hasMoved && (
        <div>
          <dt>{t(improved < 0 ? 'handicap.higher' : 'handicap.improved')}</dt>
          <dd className="number">{format(Math.abs(improved))}</dd>
        </div>
      )}
      {!hasMoved && toGo !== null && (
        <div>
          <dt>{t('handicap.toGo')}</dt>
          <dd className="number">{format(toGo)}</dd>
        </div>
      )}
      {percent !== null && percent > 0 && (
        <div>
          <dt>{t(reached ? 'handicap.achieved' : 'handicap.complete')}</dt>
          <dd className="number">
            {percent}
            <small>%</small>
          </dd>
        </div>
      )}
      {pace !== null && !reached && (
        <div>
          <dt>{t('handicap.monthly')}</dt>
          <dd className="number">{format(pace * daysPerMonth)}</dd>
        </div>
      )}
    </dl>
  );
}

/** The current handicap, its history, and the expected date of the goal at the current pace. */
export function ChartHero(props: ChartHeroProps) {
  const { user, history } = props;
  const { t, language } = useTranslation('progress');
  const today = useToday();
  const { currentHandicap } = user;
  const goal = fromDecimalString(user.goalHandicap);
  const entries = dailyRecords(
    history.map(({ handicap, recordedAt }) => ({ value: Number(handicap), recordedAt })),
    user.timeZone,
  );
  const records = entries.map(({ date, value }) => ({ date, handicap: value }));
  const expected = goal === null ? null : projectedDate({ records, goal, today });
  const way = wayOf(props);
  return (
    <section className="hero turf chart-hero" aria-label={t('handicap.label')}>
      <Contours seed="chart" />
      <div className="between between-wrap chart-head">
        <div className="chart-figure">
          <p className="with-icon muted">
            {t('handicap.label')}
            <AlteredMark of="handicap" />
          </p>
          {currentHandicap === null ? (
            <p className="heading-large">{t('handicap.none')}</p>
          ) : (
            <p className="number number-huge">{formatHandicap(currentHandicap, language)}</p>
          )}
        </div>
        {way && <Stats {...way} pace={paceOf(records, today)} />}
        {history.length === 1 && <p>{t('handicap.first')}</p>}
      </div>
      <div className="chart-main">
        {entries.length > 0 ? (
          <HandicapChart entries={entries} goal={goal} expected={expected} />
        ) : (
          <>
            <EmptyHandicapChart />
            <p className="muted">{t('handicap.chartEmpty')}</p>
          </>
        )}
        {(currentHandicap === null || goal === null) && (
          <Link className="link chart-ask" to="/profile">
            {t(currentHandicap === null ? 'handicap.setHandicap' : 'handicap.setGoal')}
          </Link>
        )}
      </div>
    </section>
  );
}
