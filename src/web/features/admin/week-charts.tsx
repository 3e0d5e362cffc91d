import { useNumbers } from '#web/platform/numbers.ts';
import '#web/ui/card.css';
import './statistics.css';
import type { CSSProperties } from 'react';
import type { Statistics } from '#contract/admin-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { SectionHead } from '#web/ui/section-head.tsx';

type Weeks = Statistics['weeks'];

/** Sign-ups and completed sessions of the last weeks. The current week is an outline because it is not over. */
export function WeekCharts({ weeks }: { readonly weeks: Weeks }) {
  const { t } = useTranslation('admin');
  return (
    <section className="stack" aria-labelledby="weeks">
      <SectionHead
        id="weeks"
        title={t('weeks.title')}
        aside={t('weeks.last', { count: weeks.length })}
      />
      <div className="card card-padded stack-large">
        <Bars title={t('weeks.signUps')} weeks={weeks} of="signUps" />
        <Bars title={t('weeks.sessions')} weeks={weeks} of="sessions" />
        <p className="small muted">{t('weeks.outline')}</p>
      </div>
    </section>
  );
}

type BarsProps = {
  readonly title: string;
  readonly weeks: Weeks;
  readonly of: 'signUps' | 'sessions';
};

function Bars({ title, weeks, of }: BarsProps) {
  const { t } = useTranslation('admin');
  const dates = useDates();
  const { write } = useNumbers();
  const most = Math.max(1, ...weeks.map((week) => week[of]));
  const first = weeks.at(0);
  const last = weeks.at(-2)?.[of] ?? 0;
  const current = weeks.at(-1);
  if (first === undefined || current === undefined) return null;
  return (
    <section className="stack-small">
      <div className="between between-wrap">
        <h3 className="heading-small">{title}</h3>
        <p>
          <b className="number number-medium">{write(last)}</b>{' '}
          <span className="small muted">{t('weeks.lastWeek')}</span>
        </p>
      </div>
      <div className="week-bars" aria-hidden>
        {weeks.map((week) => (
          <i
            key={week.monday}
            style={{ '--share': (100 * week[of]) / most } as CSSProperties}
            title={write(week[of])}
          />
        ))}
      </div>
      <div className="between small muted" aria-hidden>
        <span>{dates.short(first.monday)}</span>
        <span>{dates.short(current.monday)}</span>
      </div>
      <p className="visually-hidden">
        {t('weeks.read', {
          title,
          from: write(first[of]),
          day: dates.short(first.monday),
          last: write(last),
          current: write(current[of]),
        })}
      </p>
    </section>
  );
}
