import { numbersIn } from '#web/platform/numbers.ts';
import './week-figures.css';
import type { WeekSummary } from '#contract/training-schemas.ts';
import { hoursOf } from '#web/golf/hours.ts';
import { useTranslation } from '#web/i18n/translation.ts';

/** Completed and total sessions, and the hours of the week with one decimal. */
export function WeekFigures({ week }: { readonly week: WeekSummary }) {
  const { t, language } = useTranslation('training');
  const { completedSessions: done, totalSessions: total, totalDuration } = week;
  const hours = numbersIn(language).oneDecimal(hoursOf(totalDuration));
  return (
    <span className="week-figures">
      <b className="number">{t('schedule.done', { done, total })}</b>{' '}
      <span className="muted small">{t('schedule.hours', { hours })}</span>
    </span>
  );
}
