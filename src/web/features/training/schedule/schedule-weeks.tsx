import './schedule-weeks.css';
import type { WeekSummary } from '#contract/training-schemas.ts';
import { StatusIcon } from '#web/golf/status-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useToday } from '#web/platform/session/today.ts';
import { Link } from '#web/router/link.tsx';
import { weekId } from '../week/show-week.ts';
import { WeekCard } from './week-card.tsx';
import { WeekFigures } from './week-figures.tsx';
import { isComplete, isRest } from './week-state.ts';

type Run = { readonly short: boolean; readonly weeks: WeekSummary[] };

/** Groups neighboring weeks: finished and rest weeks are short, except the current week. */
function runsOf(weeks: readonly WeekSummary[], currentWeek: number): Run[] {
  const runs: Run[] = [];
  for (const week of weeks) {
    const short = (isComplete(week) || isRest(week)) && week.weekNumber !== currentWeek;
    const last = runs.at(-1);
    if (last && last.short === short) last.weeks.push(week);
    else runs.push({ short, weeks: [week] });
  }
  return runs;
}

type ScheduleWeeksProps = {
  readonly weeks: readonly WeekSummary[];
  readonly currentWeek: number;
  /** Shown with the current week while the plan has not started. */
  readonly startsIn: string | null;
};

/** All weeks of the plan in order, including rest weeks. */
export function ScheduleWeeks({ weeks, currentWeek, startsIn }: ScheduleWeeksProps) {
  const { t } = useTranslation('training');
  return (
    <section className="gutter stack" aria-label={t('schedule.allWeeks')}>
      {runsOf(weeks, currentWeek).map((run) =>
        run.short ? (
          <ul className="folded-weeks" key={run.weeks[0]?.weekNumber}>
            {run.weeks.map((week) => (
              <li key={week.weekNumber}>
                <WeekLine week={week} />
              </li>
            ))}
          </ul>
        ) : (
          <div className="stack open-weeks" key={run.weeks[0]?.weekNumber}>
            {run.weeks.map((week) => (
              <WeekCard
                key={week.weekNumber}
                week={week}
                current={week.weekNumber === currentWeek}
                startsIn={startsIn}
              />
            ))}
          </div>
        ),
      )}
    </section>
  );
}

/** A finished or rest week, as one line. */
function WeekLine({ week }: { readonly week: WeekSummary }) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const { weekNumber } = week;
  const rest = isRest(week);
  return (
    <Link
      className="list-row folded-week"
      id={weekId(weekNumber)}
      to="/my-schedule/week/$weekNumber"
      params={{ weekNumber: String(weekNumber) }}
    >
      <StatusIcon state={rest ? 'rest' : 'done'} />
      <b className="heading-small">{t('schedule.week', { week: weekNumber })}</b>
      <span className="muted small">{dates.range(week.weekStart, week.weekEnd, useToday())}</span>
      {rest ? (
        <span className="week-figures muted small">{t('schedule.rest')}</span>
      ) : (
        <>
          <span className="visually-hidden">{t('schedule.complete')}</span>
          <WeekFigures week={week} />
        </>
      )}
    </Link>
  );
}
