/** When a backup is made every day, on the clock of the server. */
const quietHour = Temporal.PlainTime.from('03:30');

/** Returns the next moment of the quiet hour after `now`. */
export function nextQuietHour(now: Temporal.Instant, timeZone: string): Temporal.Instant {
  const local = now.toZonedDateTimeISO(timeZone);
  const today = local.withPlainTime(quietHour);
  const next = Temporal.ZonedDateTime.compare(today, local) > 0 ? today : today.add({ days: 1 });
  return next.toInstant();
}
