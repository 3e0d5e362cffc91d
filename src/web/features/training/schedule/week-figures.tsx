import { useTranslation } from 'react-i18next';
import type { WeekSummary } from '#contract/training-schemas.ts';

const minutesPerHour = 60;

/** Sessions done out of all, and the hours of the week with one decimal. */
export function WeekFigures({ week }: { readonly week: WeekSummary }) {
  const { t, i18n } = useTranslation('training');
  const { completedSessions: done, totalSessions: total, totalDuration } = week;
  const hours = new Intl.NumberFormat(i18n.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(totalDuration / minutesPerHour);
  return (
    <span className="wk-n">
      <b className="num">{t('schedule.done', { done, total })}</b>{' '}
      <span className="soft small">{t('schedule.hours', { hours })}</span>
    </span>
  );
}
