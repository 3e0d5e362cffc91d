import { expect, test } from 'vitest';
import { addMonths, moveByKey, weeksOfMonth } from './month-weeks.ts';

const press = (key: string, shiftKey = false) => ({ key, shiftKey });

test('a month is shown in weeks from Monday to Sunday', () => {
  const weeks = weeksOfMonth('2026-05-14');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([null, null, null, null, '2026-05-01', '2026-05-02', '2026-05-03']);
  expect(weeks[4]?.at(-1)).toBe('2026-05-31');
});

test.each([
  ['2027-02-01', 4],
  ['2026-08-31', 6],
])('the month of %s has %i weeks', (date, weeks) => {
  expect(weeksOfMonth(date)).toHaveLength(weeks);
});

test('moving from a long month selects the last day of a shorter month', () => {
  expect(addMonths('2026-05-31', 1)).toBe('2026-06-30');
});

test.each([
  ['ArrowRight', '2026-06-01'],
  ['ArrowLeft', '2026-05-30'],
  ['ArrowUp', '2026-05-24'],
  ['ArrowDown', '2026-06-07'],
  ['Home', '2026-05-25'],
  ['End', '2026-05-31'],
  ['PageUp', '2026-05-14'],
  ['PageDown', '2026-06-30'],
])('%s on May 31 moves to %s, never before today', (key, to) => {
  expect(moveByKey(press(key), '2026-05-31', { min: '2026-05-14' })).toBe(to);
});

test.each([
  ['PageUp', '2025-05-31'],
  ['PageDown', '2027-05-31'],
])('Shift with %s moves to %s, a year away', (key, to) => {
  expect(moveByKey(press(key, true), '2026-05-31', {})).toBe(to);
});

test('keys do not move past the last allowed day', () => {
  expect(moveByKey(press('PageDown'), '2026-05-31', { max: '2026-06-03' })).toBe('2026-06-03');
});

test('other keys are not handled', () => {
  expect(moveByKey(press('Tab'), '2026-05-31', {})).toBeNull();
});
