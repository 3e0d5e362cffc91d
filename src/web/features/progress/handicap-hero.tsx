import type { User } from '#contract/accounts.ts';
import type { HandicapEntry } from '#contract/handicap.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import {
  formatHandicap,
  fromDecimalString,
  handicapProgress,
  wholePercent,
} from '#domain/handicap/handicap.ts';
import { type ProjectedDates, paceOf, projectedDates } from '#domain/handicap/projection.ts';
import { richText, useTranslation } from '#web/i18n/translation.ts';
import { AlteredMark } from '#web/offline/altered-mark.tsx';
import { useDates } from '#web/platform/dates.ts';
import { useNumbers } from '#web/platform/numbers.ts';
import { useToday } from '#web/platform/session/today.ts';
import { Link } from '#web/router/link.tsx';
import { useNavigate, useSearch } from '#web/router/router-context.ts';
import { dailyRecords, entriesSince } from '#web/ui/chart-scale.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { EmptyHandicapChart } from './empty-handicap-chart.tsx';
import { HandicapChart } from './handicap-chart.tsx';
import { HeroStat, ProgressHero } from './progress-hero.tsx';

type HandicapHeroProps = {
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
function wayOf({ user, history }: HandicapHeroProps): Way | null {
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
    <dl>
      {hasMoved && (
        <HeroStat name={t(improved < 0 ? 'handicap.higher' : 'handicap.improved')}>
          {format(Math.abs(improved))}
        </HeroStat>
      )}
      {!hasMoved && toGo !== null && <HeroStat name={t('handicap.toGo')}>{format(toGo)}</HeroStat>}
      {percent !== null && percent > 0 && (
        <HeroStat name={t(reached ? 'handicap.achieved' : 'handicap.complete')}>
          {percent}
          <small>%</small>
        </HeroStat>
      )}
      {pace !== null && !reached && (
        <HeroStat name={t('handicap.monthly')}>{format(pace * daysPerMonth)}</HeroStat>
      )}
    </dl>
  );
}

/** The periods to choose from, with the months they go back. */
const months = { '3m': 3, '6m': 6, '1y': 12 } as const;
type Range = keyof typeof months;
const ranges = Object.keys(months) as Range[];

const monthsBefore = (today: CalendarDate, range: Range) =>
  Temporal.PlainDate.from(today).subtract({ months: months[range] }).toString();

type RangeChoiceProps = {
  readonly range: Range | undefined;
  /** The periods that leave out something of the history. */
  readonly shorter: readonly Range[];
};

/** The period of the chart, kept in the address. */
function RangeChoice({ range, shorter }: RangeChoiceProps) {
  const { t } = useTranslation('progress');
  const navigate = useNavigate();
  return (
    <Segmented
      label={t('range.label')}
      value={range ?? 'all'}
      options={([...shorter, 'all'] as const).map((value) => ({
        value,
        label: (
          <>
            <span aria-hidden>{t(`range.short.${value}`)}</span>
            <span className="visually-hidden">{t(`range.long.${value}`)}</span>
          </>
        ),
      }))}
      onValueChange={(value) =>
        void navigate({
          to: '/progress',
          search: value === 'all' ? {} : { range: value },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}

/** The months between which the goal is expected, where there is room for a sentence. */
function Span({ earliest, latest }: ProjectedDates) {
  const { parts } = useTranslation('progress');
  const dates = useDates();
  return (
    <p className="small muted wide-only">
      {richText(
        parts('handicap.between', {
          from: dates.monthShortYear(earliest),
          to: dates.monthShortYear(latest),
          b: (words) => <b>{words}</b>,
        }),
      )}
    </p>
  );
}

/** The current handicap, its history, and the expected date of the goal at the current pace. */
export function HandicapHero(props: HandicapHeroProps) {
  const { user, history } = props;
  const { t, language } = useTranslation('progress');
  const today = useToday();
  const { currentHandicap } = user;
  const goal = fromDecimalString(user.goalHandicap);
  const all = dailyRecords(
    history.map(({ handicap, recordedAt }) => ({ value: Number(handicap), recordedAt })),
    user.timeZone,
  );
  const records = all.map(({ date, value }) => ({ date, handicap: value }));
  const way = wayOf(props);
  const days = goal === null ? null : projectedDates({ records, goal, today });
  const shorter = ranges.filter((each) => monthsBefore(today, each) > (all[0]?.date ?? today));
  const chosen = useSearch('/progress').range;
  const range = shorter.find((each) => each === chosen);
  const entries = range ? entriesSince(all, monthsBefore(today, range), today) : all;
  return (
    <ProgressHero
      label={t('handicap.label')}
      mark={<AlteredMark of="handicap" />}
      figure={
        currentHandicap === null ? (
          <p className="heading-large">{t('handicap.none')}</p>
        ) : (
          <p className="number number-huge">{formatHandicap(currentHandicap, language)}</p>
        )
      }
      stats={way && <Stats {...way} pace={paceOf(records, today)} />}
      choice={shorter.length > 0 && <RangeChoice range={range} shorter={shorter} />}
    >
      {entries.length > 0 ? (
        <HandicapChart entries={entries} goal={goal} days={days} />
      ) : (
        <>
          <EmptyHandicapChart />
          <p className="muted">{t('handicap.chartEmpty')}</p>
        </>
      )}
      {days && <Span {...days} />}
      {history.length === 1 && <p className="muted">{t('handicap.first')}</p>}
      {(currentHandicap === null || goal === null) && (
        <Link className="link" to="/profile">
          {t(currentHandicap === null ? 'handicap.setHandicap' : 'handicap.setGoal')}
        </Link>
      )}
    </ProgressHero>
  );
}
