import type { WeekSummary } from '#contract/training-schemas.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { shiftForPause } from '#domain/training/pause.ts';
import { changesBetween } from '#domain/training/plan-change.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { sessionsIn } from './sessions-in.ts';

type PauseEffectProps = {
  readonly weeks: readonly WeekSummary[];
  readonly startDate: CalendarDate;
  readonly span: { readonly from: CalendarDate; readonly to: CalendarDate };
};

/** How far the plan moves for a pause, by the server's own rule. */
export function PauseEffect({ weeks, startDate, span }: PauseEffectProps) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const plan = { startDate, sessions: sessionsIn(weeks) };
  const shifted = shiftForPause(plan, span);
  const moved = changesBetween(plan, shifted.plan);
  const next = moved.map((session) => session.scheduledDate).toSorted()[0];
  return (
    <p className="pause-effect" role="status">
      {next === undefined
        ? t('pause.nothingMoves')
        : t('pause.moves', {
            count: moved.length,
            weeks: shifted.weeks,
            date: dates.day(next),
          })}{' '}
      {t('pause.frozen')}
    </p>
  );
}
