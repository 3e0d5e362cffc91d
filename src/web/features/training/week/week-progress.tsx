import type { WeekSummary } from '#contract/training-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { shareOf } from '../schedule/week-state.ts';

/** Sessions done out of all, as a bar, in numbers and in percent. */
export function WeekProgress({ week }: { readonly week: WeekSummary }) {
  const { t } = useTranslation('training');
  const { completedSessions: done, totalSessions: total } = week;
  const share = shareOf(week);
  return (
    <div className="week-prog">
      <ProgressBar share={share} label={t('week.progress')} />
      <p className="between small soft">
        <span>
          <b className="num">{t('week.done', { done, total })}</b>{' '}
          {t('week.sessions', { count: total })}
        </span>
        <b className="num">{t('week.percent', { percent: Math.round(share * 100) })}</b>
      </p>
    </div>
  );
}
