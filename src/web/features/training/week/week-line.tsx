import { Link } from '@tanstack/react-router';
import type { WeekSummary } from '#contract/training-schemas.ts';
import { StatusIcon } from '#web/golf/status-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { WeekFigures } from '../schedule/week-figures.tsx';
import { isRest } from '../schedule/week-state.ts';
import { weekId } from './show-week.ts';

/** A week with nothing left to do, as one line. */
export function WeekLine({ week }: { readonly week: WeekSummary }) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const { weekNumber } = week;
  const rest = isRest(week);
  return (
    <Link
      className="wk"
      id={weekId(weekNumber)}
      to="/my-schedule/week/$weekNumber"
      params={{ weekNumber: String(weekNumber) }}
    >
      <StatusIcon state={rest ? 'rest' : 'done'} />
      <b className="h-sm">{t('schedule.week', { week: weekNumber })}</b>
      <span className="soft small">{dates.range(week.weekStart, week.weekEnd)}</span>
      {rest ? (
        <span className="wk-n soft small">{t('schedule.rest')}</span>
      ) : (
        <>
          <span className="sr">{t('schedule.complete')}</span>
          <WeekFigures week={week} />
        </>
      )}
    </Link>
  );
}
