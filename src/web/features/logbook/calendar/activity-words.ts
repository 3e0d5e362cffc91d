import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useToday } from '#web/platform/session/today.ts';

export type ActivityKind = 'planned' | 'missed' | 'done' | 'skipped' | 'round' | 'practice';

const sessionKinds = { planned: 'planned', completed: 'done', skipped: 'skipped' } as const;

/** Returns the kind of an activity, which decides what can be done with it. A missed session is still `planned`. */
export function kindOf({ type, data }: Pick<CalendarItem, 'type' | 'data'>) {
  if (type === 'golf_round') return 'round';
  if (type === 'free_practice') return 'practice';
  return sessionKinds[data.status ?? 'planned'];
}

const minutesPerHour = 60;

/** Returns functions that describe activities in the golfer's language. */
export function useActivityWords() {
  const { t } = useTranslation('logbook');
  const dates = useDates();
  const today = useToday();

  /** The kind that is displayed: like `kindOf`, but with `missed`. */
  const kind = (item: CalendarItem): ActivityKind => {
    const known = kindOf(item);
    return known === 'planned' && item.date < today ? 'missed' : known;
  };

  const roundType = ({ data }: CalendarItem) => t(`roundTypes.${data.roundType ?? 'free'}`);

  /** "40 min"; for rounds of an hour or more, "4 h 10". */
  const duration = ({ type, duration: minutes }: CalendarItem) => {
    if (type !== 'golf_round' || minutes < minutesPerHour) return t('minutes', { minutes });
    const hours = Math.floor(minutes / minutesPerHour);
    const rest = minutes % minutesPerHour;
    if (rest === 0) return t('hours', { hours });
    return t('hoursMinutes', { hours, minutes: String(rest).padStart(2, '0') });
  };

  const label = (item: CalendarItem) => {
    const is = kind(item);
    if (is === 'practice') return t('types.practice');
    if (is === 'skipped') return t('types.skipped');
    if (is === 'missed') return t('types.missed');
    if (is !== 'round') return t('types.session');
    const { holes = 18 } = item.data;
    return t('types.round', { holes, type: roundType(item) });
  };

  /** The planned date of a session that was done on a different date; otherwise null. */
  const plannedDay = ({ date, data: { scheduledDate } }: CalendarItem) =>
    scheduledDate === undefined || scheduledDate === date
      ? null
      : dates.weekdayShort(scheduledDate, today);

  return { kind, duration, label, roundType, plannedDay };
}
