import { expect, test } from 'vitest';
import { lastNights } from './nights.ts';

const timeZone = 'America/New_York';
const at = (time: string) =>
  Temporal.PlainDateTime.from(time).toZonedDateTime(timeZone).toInstant();
const made = (time: string) => ({ endedAt: at(time), fault: null });
const failed = (time: string, fault: string) => ({ endedAt: at(time), fault });

const known = { timeZone, attempts: [], archives: [] };

test('the nights end with today once its backup is made, or an hour after its time', () => {
  const last = (now: string, attempts = [made('2026-05-13T03:31')]) =>
    lastNights({ ...known, now: at(now), attempts }).at(-1);
  expect(last('2026-05-14T03:00')?.date).toBe('2026-05-13');
  expect(last('2026-05-14T04:29')?.date).toBe('2026-05-13');
  expect(last('2026-05-14T04:30')).toEqual({ date: '2026-05-14', state: 'missed', fault: null });
  const early = [made('2026-05-14T03:31')];
  expect(last('2026-05-14T03:32', early)).toEqual({
    date: '2026-05-14',
    state: 'made',
    fault: null,
  });
});

test('there are fourteen nights, and those before the first known attempt are not missed', () => {
  const nights = lastNights({
    ...known,
    now: at('2026-05-14T12:00'),
    attempts: [made('2026-05-12T03:31'), made('2026-05-14T03:31')],
  });
  expect(nights).toHaveLength(14);
  expect(nights[0]?.date).toBe('2026-05-01');
  expect(nights.slice(-4).map(({ state }) => state)).toEqual(['unknown', 'made', 'missed', 'made']);
});

test('a night is missed for the reason of its last attempt, unless one of them succeeded', () => {
  const nights = lastNights({
    ...known,
    now: at('2026-05-14T12:00'),
    attempts: [
      failed('2026-05-13T03:31', 'forbidden'),
      made('2026-05-13T11:00'),
      failed('2026-05-14T03:32', 'full'),
      failed('2026-05-14T03:31', 'forbidden'),
    ],
    // Made, but not copied.
    archives: [at('2026-05-14T03:31')],
  });
  expect(nights.slice(-2)).toEqual([
    { date: '2026-05-13', state: 'made', fault: null },
    { date: '2026-05-14', state: 'missed', fault: 'full' },
  ]);
});

test('a night from before attempts were stored counts by its archive', () => {
  const archives = [at('2026-05-10T03:30'), at('2026-05-12T03:30')];
  const attempts = [made('2026-05-13T03:31')];
  const nights = lastNights({ ...known, now: at('2026-05-13T12:00'), attempts, archives });
  expect(nights.slice(-4).map(({ state }) => state)).toEqual(['made', 'unknown', 'made', 'made']);
});
