import { addDays, type CalendarDate, daysBetween, monthOf } from '#domain/calendar-date.ts';
import { formatHandicap } from '#domain/handicap/handicap.ts';
import { type DatedHandicap, projectedDate } from '#domain/handicap/projection.ts';
import { steadySince, type WayState, wayToGoal } from '#domain/handicap/way-to-goal.ts';
import { richText, useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useNumbers } from '#web/platform/numbers.ts';
import { bold } from '#web/ui/bold.tsx';

export type HandicapWords = {
  /** Earliest first; the last one is the current handicap. */
  readonly records: readonly DatedHandicap[];
  readonly goal: number | null;
  readonly today: CalendarDate;
};

/** If the first record is older than this many days, the text includes its year. */
const longHistory = 365;
/** A month within this many days from now needs no year. */
const nearDays = 330;

/** "Feb"; "Feb 2028" if the month alone could be in another year. */
function useMonth(today: CalendarDate) {
  const dates = useDates();
  return {
    ahead: (date: CalendarDate) =>
      date < addDays(today, nearDays) ? dates.monthShort(date) : dates.monthShortYear(date),
    ago: (date: CalendarDate) =>
      monthOf(date).slice(0, 4) === monthOf(today).slice(0, 4)
        ? dates.monthName(date)
        : dates.month(date),
  };
}

/** The progress so far, or the distance left. */
export function WayMade({ records, goal, today }: HandicapWords) {
  const { t, parts, language } = useTranslation('ui');
  const { oneDecimal: format } = useNumbers();
  const month = useMonth(today);
  const first = records[0];
  const last = records.at(-1);
  if (first === undefined || last === undefined) return t('handicap.noHandicap');
  if (goal === null) return t('handicap.noGoal');
  const { state, improved, left } = wayToGoal(records, goal);
  const strokes = format(Math.abs(improved));
  const since = steadySince(records) ?? today;
  const isLong = daysBetween(first.date, today) > longHistory;
  const better = isLong ? 'handicap.betterSince' : 'handicap.better';
  const words: Readonly<Record<WayState, () => readonly unknown[]>> = {
    unset: () => [],
    first: () => parts('handicap.left', { strokes: format(left), b: bold }),
    falling: () => parts(better, { strokes, year: first.date.slice(0, 4), b: bold }),
    steady: () =>
      parts('handicap.steady', {
        handicap: formatHandicap(last.handicap, language),
        month: month.ago(since),
        b: bold,
      }),
    rising: () => parts('handicap.higher', { strokes, b: bold }),
    reached: () =>
      improved > 0
        ? parts('handicap.reachedBetter', { strokes, b: bold })
        : parts('handicap.reached', { b: bold }),
    passed: () => parts('handicap.passed', { goal: formatHandicap(goal, language), b: bold }),
  };
  return richText(words[state]());
}

/** The goal, and the month in which the golfer reaches it at the current pace. */
export function GoalAhead({ records, goal, today }: HandicapWords & { readonly goal: number }) {
  const { parts, language } = useTranslation('ui');
  const month = useMonth(today);
  const date = projectedDate({ records, goal, today });
  const written = { goal: formatHandicap(goal, language), b: bold };
  return richText(
    date === null
      ? parts('handicap.goal', written)
      : parts('handicap.goalBy', { ...written, month: month.ahead(date) }),
  );
}
