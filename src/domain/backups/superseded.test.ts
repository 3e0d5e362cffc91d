import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptBackups, supersededBackups } from './superseded.ts';

const timeZone = 'Pacific/Auckland';
/** The instants of these times on the server's clock, as backups. */
const at = (...times: readonly string[]) =>
  times.map((time) => ({
    time,
    madeAt: Temporal.PlainDateTime.from(time).toZonedDateTime(timeZone).toInstant(),
  }));
const gone = (backups: ReturnType<typeof at>) =>
  supersededBackups(backups, timeZone).map(({ time }) => time);

test('of each day, only the last backup is kept', () => {
  expect(gone(at('2026-05-13T03:30', '2026-05-14T03:30', '2026-05-14T18:00'))).toEqual([
    '2026-05-14T03:30',
  ]);
});

test('after seven days, only the last backup of a week is kept, for four weeks', () => {
  const first = Temporal.PlainDateTime.from('2026-04-06T03:30');
  const daily = Array.from({ length: 38 }, (_, days) => first.add({ days }).toString());
  const removed = new Set(gone(at(...daily)));
  expect(daily.filter((time) => !removed.has(time)).map((time) => time.slice(0, 10))).toEqual([
    ...['2026-04-26', '2026-05-03'],
    ...['2026-05-07', '2026-05-08', '2026-05-09', '2026-05-10'],
    ...['2026-05-11', '2026-05-12', '2026-05-13'],
  ]);
});

test('a server that was off for months keeps what it had', () => {
  expect(gone(at('2025-10-01T03:30', '2025-10-02T03:30', '2026-05-14T03:30'))).toEqual([]);
});

test('the latest backup is always kept, never more than a week and four weeks of them, and keeping is final', () => {
  const hours = fc.array(fc.integer({ min: 0, max: 24 * 200 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(hours, (numbers) => {
      const backups = numbers.map((each) => ({
        madeAt: Temporal.Instant.from('2026-01-01T00:00Z').add({ hours: each }),
      }));
      const removed = supersededBackups(backups, timeZone);
      const kept = backups.filter((backup) => !removed.includes(backup));
      const latest = backups.reduce((a, b) =>
        Temporal.Instant.compare(a.madeAt, b.madeAt) >= 0 ? a : b,
      );
      expect(kept.map(({ madeAt }) => madeAt.epochMilliseconds)).toContain(
        latest.madeAt.epochMilliseconds,
      );
      expect(kept.length).toBeLessThanOrEqual(keptBackups.days + keptBackups.weeks);
      expect(supersededBackups(kept, timeZone)).toEqual([]);
    }),
  );
});
