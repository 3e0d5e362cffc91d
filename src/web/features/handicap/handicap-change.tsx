import { useNumbers } from '#web/platform/numbers.ts';
import './handicap-change.css';
import type { HandicapEntry } from '#contract/handicap.ts';
import { type CalendarDate, monthOf, todayIn } from '#domain/calendar-date.ts';
import { formatHandicap } from '#domain/handicap/handicap.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useGolfer } from '#web/platform/session/user.ts';

type HandicapChange = {
  /** The newest record of an earlier month; undefined if there is none. */
  readonly last: HandicapEntry | undefined;
  readonly today: CalendarDate;
};

/** The day of a record in the golfer's time zone, and the name of its month: "April", "April 2025". */
function useMonth({ last, today }: HandicapChange) {
  const { timeZone } = useGolfer();
  const dates = useDates();
  if (!last) return null;
  const day = todayIn(timeZone, Temporal.Instant.from(last.recordedAt));
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return { day, name: isThisYear ? dates.monthName(day) : dates.month(day) };
}

/** "Where do you stand in May? Last month it was 19.0." */
export function Question({ last, today }: HandicapChange) {
  const { t, language } = useTranslation('handicap');
  const dates = useDates();
  const month = useMonth({ last, today });
  const ask = t('ask', { month: dates.monthName(today) });
  if (!last || !month) return ask;
  const monthBefore = Temporal.PlainYearMonth.from(monthOf(today)).subtract({ months: 1 });
  const isLastMonth = monthOf(month.day) === monthBefore.toString();
  const handicap = formatHandicap(last.handicap, language);
  const answer = isLastMonth
    ? t('lastMonth', { handicap })
    : t('before', { handicap, month: month.name });
  return `${ask} ${answer}`;
}

/** "0.6 strokes better than in April". Keeps its space while there is nothing to compare. */
export function Change({ last, now, today }: HandicapChange & { readonly now: number | null }) {
  const { t } = useTranslation('handicap');
  const { oneDecimal: strokes } = useNumbers();
  const month = useMonth({ last, today });
  if (!last || !month) return null;
  // Compare in tenths, so that 19.0 - 18.4 is exactly 0.6.
  const tenths = now === null ? null : Math.round((Number(last.handicap) - now) * 10);
  return (
    <p
      className={tenths !== null && tenths < 0 ? 'handicap-change is-higher' : 'handicap-change'}
      role="status"
    >
      {tenths === 0 && t('same', { month: month.name })}
      {tenths !== null && tenths !== 0 && (
        <>
          <b className="number">{strokes(Math.abs(tenths) / 10)}</b>{' '}
          {t(tenths > 0 ? 'better' : 'higher', { month: month.name })}
        </>
      )}
    </p>
  );
}
