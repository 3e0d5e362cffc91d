import type { Achievement } from '#contract/achievements-schemas.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useNumbers } from '#web/platform/numbers.ts';
import { seasonStatusOf } from './groups.ts';

/** Returns functions that format progress: "52 of 100", "4.2 of 10 strokes". */
export function useProgressTexts() {
  const { t } = useTranslation('achievements');
  const { rounded: format } = useNumbers();
  return {
    long: ({ unit, progress, targetValue }: Achievement) =>
      t(`tile.${unit}`, {
        progress: format(progress),
        target: format(targetValue),
        count: targetValue,
      }),
    short: ({ progress, targetValue }: Achievement) =>
      t('tile.short', { progress: format(progress), target: format(targetValue) }),
  };
}

/** Returns a function that says when a season starts, ends or ended, or the year of an unlocked achievement. */
export function useSeasonTexts(today: CalendarDate) {
  const { t } = useTranslation('achievements');
  const dates = useDates();
  return (achievement: Achievement): string => {
    const { seasonalStartDate: start, seasonalEndDate: end, seasonalYear: year } = achievement;
    if (start === null || end === null || year === null) return '';
    if (achievement.isUnlocked) return t('season.unlocked', { year });
    const status = seasonStatusOf(achievement, today);
    return t(`season.${status}`, { day: dates.short(status === 'future' ? start : end) });
  };
}
