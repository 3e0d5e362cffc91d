import type { MissedPreview, SettledPlan } from '#contract/training-schemas.ts';
import { daysBetween } from '#domain/calendar-date.ts';
import type { WayToSettle } from '#domain/training/settle-missed.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useToday } from '#web/platform/session/today.ts';
import type { ToastTexts } from '#web/platform/toast/toast.ts';

/** Describes the effect of settling missed sessions, before and after it is done. */
export function useSettleWords() {
  const { t } = useTranslation('training');
  const dates = useDates();
  const today = useToday();

  const span = (days: number) =>
    days % 7 === 0 ? t('weekCount', { count: days / 7 }) : t('dayCount', { count: days });

  function ends({ endDate }: SettledPlan, before: string | null) {
    if (endDate === null || before === null) return '';
    const days = daysBetween(before, endDate);
    const date = dates.weekdayShort(endDate, today);
    if (days === 0) return t('settle.ends.same', { date });
    const direction = days > 0 ? 'later' : 'earlier';
    return t(`settle.ends.${direction}`, { date, span: span(Math.abs(days)) });
  }

  function shift({ shift: settled, endDate }: MissedPreview): string[] {
    const first = settled.sessions.flatMap(({ to }) => to ?? []).toSorted()[0];
    const date = first === undefined ? '' : dates.weekdayShort(first, today);
    return [t('settle.moves', { count: settled.movedSessions, date }), ends(settled, endDate)];
  }

  function fit({ fit: { movedSessions, skippedSessions }, missed, fitsUntil }: MissedPreview) {
    const date = dates.day(fitsUntil, today);
    if (movedSessions === 0) return [t('settle.fitsNone', { date })];
    return [
      t('settle.fits', { count: movedSessions, missed: missed.length, date }),
      skippedSessions > 0 ? t('settle.skipped', { count: skippedSessions }) : '',
      t('settle.restStays'),
    ];
  }

  const skip = ({ skip: { skippedSessions: count } }: MissedPreview) => [
    t('settle.skippedAll', { count }),
    t('settle.restStays'),
  ];

  const effects = { shift, fit, skip };

  return {
    /** The effect of a way on the plan. */
    effect: (way: WayToSettle, preview: MissedPreview): string =>
      [...effects[way](preview), preview[way].programCompleted && t('settle.completes')]
        .filter(Boolean)
        .join(' '),

    /** The toast after the sessions were settled. */
    done(way: WayToSettle, settled: SettledPlan): ToastTexts {
      const { movedSessions: moved, skippedSessions: skipped, endDate } = settled;
      const title = t(`settle.done.${way}`);
      if (settled.programCompleted)
        return { title: t('toasts.programCompleted'), description: title };
      const date = endDate === null ? '' : dates.weekdayShort(endDate, today);
      const counts = t('settle.done.counts', { moved, skipped });
      return { title, description: way === 'shift' ? t('schedule.ends', { date }) : counts };
    },
  };
}
