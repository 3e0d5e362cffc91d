/** When a backup is made every day, on the clock of the server. */
const quietHour = Temporal.PlainTime.from('03:30');

/** The moment of the quiet hour on a date. */
export const quietTimeOn = (date: Temporal.PlainDate, timeZone: string): Temporal.Instant =>
  date.toZonedDateTime({ timeZone, plainTime: quietHour }).toInstant();

/** Returns the next moment of the quiet hour after `now`. */
export function nextQuietHour(now: Temporal.Instant, timeZone: string): Temporal.Instant {
  const date = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const today = quietTimeOn(date, timeZone);
  const isAhead = Temporal.Instant.compare(today, now) > 0;
  return isAhead ? today : quietTimeOn(date.add({ days: 1 }), timeZone);
}
