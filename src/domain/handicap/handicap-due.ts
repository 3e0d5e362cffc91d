import { monthOf, todayIn } from '#domain/calendar-date.ts';

/** Days after sign-up without a request, because a new golfer has only just entered a handicap. */
const newForDays = 7;

export type HandicapAsk = {
  /** When the account was created. */
  readonly createdAt: Temporal.Instant;
  /** When the last handicap was recorded, in the dialog or the profile; null if there is none. */
  readonly lastUpdate: Temporal.Instant | null;
  /** When the monthly request was last answered, including a skip; null if never. */
  readonly lastAnswer: Temporal.Instant | null;
  readonly now: Temporal.Instant;
  /** The golfer's IANA time zone, in which months and days begin. */
  readonly timeZone: string;
};

/**
 * Whether to ask for this month's handicap: there was neither an update nor a skip in the golfer's current month,
 * and the account is at least seven days old in the golfer's local time.
 */
export function isHandicapDue(ask: HandicapAsk): boolean {
  const { createdAt, lastUpdate, lastAnswer, now, timeZone } = ask;
  const settled = createdAt.toZonedDateTimeISO(timeZone).add({ days: newForDays }).toInstant();
  if (Temporal.Instant.compare(now, settled) < 0) return false;
  const monthAt = (instant: Temporal.Instant) => monthOf(todayIn(timeZone, instant));
  return [lastUpdate, lastAnswer].every((at) => at === null || monthAt(at) !== monthAt(now));
}
