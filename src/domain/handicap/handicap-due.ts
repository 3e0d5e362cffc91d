import { monthOf, todayIn } from '#domain/calendar-date.ts';

/** Long enough to have settled in: a new golfer has only just said where they stand. */
const newForDays = 7;

export type HandicapAsk = {
  /** When the account was opened. */
  readonly createdAt: Temporal.Instant;
  /** The newest recorded handicap, by dialog or profile; null without one. */
  readonly lastUpdate: Temporal.Instant | null;
  /** The newest answer to the monthly request, a skip included; null without one. */
  readonly lastAnswer: Temporal.Instant | null;
  readonly now: Temporal.Instant;
  /** The golfer's IANA zone: months turn and days end there. */
  readonly timeZone: string;
};

/**
 * Whether this month's handicap is still to be asked for: neither an update nor a skip fell in the
 * golfer's current month, and the account is seven days old by the golfer's own clock.
 */
export function isHandicapDue(ask: HandicapAsk): boolean {
  const { createdAt, lastUpdate, lastAnswer, now, timeZone } = ask;
  const settled = createdAt.toZonedDateTimeISO(timeZone).add({ days: newForDays }).toInstant();
  if (Temporal.Instant.compare(now, settled) < 0) return false;
  const monthAt = (instant: Temporal.Instant) => monthOf(todayIn(timeZone, instant));
  return [lastUpdate, lastAnswer].every((at) => at === null || monthAt(at) !== monthAt(now));
}
