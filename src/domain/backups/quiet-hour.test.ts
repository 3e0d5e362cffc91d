import { expect, test } from 'vitest';
import { nextQuietHour } from './quiet-hour.ts';

test.each([
  ['in the evening', '2026-05-13T22:00', '2026-05-14T03:30'],
  ['after midnight', '2026-05-14T00:10', '2026-05-14T03:30'],
  ['at the quiet hour itself', '2026-05-14T03:30', '2026-05-15T03:30'],
])('%s, the next backup is made at half past three', (_when, now, next) => {
  const instant = (time: string) =>
    Temporal.PlainDateTime.from(time).toZonedDateTime('Europe/Berlin').toInstant().toString();
  expect(nextQuietHour(Temporal.Instant.from(instant(now)), 'Europe/Berlin').toString()).toBe(
    instant(next),
  );
});
