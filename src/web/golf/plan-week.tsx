import type { Enrollment } from '#contract/training-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useToday } from '#web/platform/session/today.ts';

/** "Starts in 5 days" before the first day of a plan; null from then on. */
export function useStartsIn({ startDate }: Pick<Enrollment, 'startDate'>): string | null {
  const { t } = useTranslation('ui');
  const dates = useDates();
  const today = useToday();
  return today < startDate ? t('startsIn', { when: dates.until(startDate, today) }) : null;
}

/** "Week 5 of 12", or when the plan starts. */
export function PlanWeek({ program }: { readonly program: Enrollment }) {
  const { t } = useTranslation('ui');
  const startsIn = useStartsIn(program);
  return startsIn ?? t('weekOf', { week: program.currentWeek, total: program.totalWeeks });
}
