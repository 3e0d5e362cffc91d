import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDistance, unitSystems, withUnits } from './distance.ts';

describe('a distance', () => {
  test.each([
    [0.05, '5 cm', '2 in'],
    [0.1, '10 cm', '4 in'],
    [0.3, '30 cm', '12 in'],
    [0.6, '60 cm', '2 ft'],
    [0.9, '90 cm', '3 ft'],
    [1, '1 m', '3 ft'],
    [1.5, '1.5 m', '5 ft'],
    [9, '9 m', '30 ft'],
    [12.4, '12 m', '41 ft'],
    [20, '20 m', '22 yd'],
    [40, '40 m', '44 yd'],
    [90, '90 m', '100 yd'],
    [200, '200 m', '220 yd'],
  ])('of %d m reads %s or %s', (metres, metric, imperial) => {
    expect(formatDistance(metres, 'metric')).toBe(metric);
    expect(formatDistance(metres, 'imperial')).toBe(imperial);
  });

  test.each([
    ['de', 1.5, '1,5 m', '5 ft'],
    ['es', 0.3, '30 cm', '12 in'],
    ['fr', 1.5, '1,5\u202fm', '5\u202fpi'],
    ['nl', 2.5, '2,5 m', '8 ft'],
  ])('is formatted in the language %s', (language, metres, metric, imperial) => {
    expect(formatDistance(metres, 'metric', language)).toBe(metric);
    expect(formatDistance(metres, 'imperial', language)).toBe(imperial);
    expect(withUnits(`{m:${metres}}`, 'metric', language)).toBe(metric.replace(' ', '\u00A0'));
  });

  test('never reads shorter than a shorter distance', () => {
    const inMetres = { cm: 0.01, m: 1, in: 0.0254, ft: 0.3048, yd: 0.9144 };
    const readBack = (text: string) => {
      const [value, unit] = text.split(' ');
      return Number(value) * (inMetres[unit as keyof typeof inMetres] ?? Number.NaN);
    };
    const distance = fc.double({ min: 0, max: 400, noNaN: true });
    fc.assert(
      fc.property(distance, distance, fc.constantFrom(...unitSystems), (a, b, units) => {
        const [short, long] = [Math.min(a, b), Math.max(a, b)];
        const read = (metres: number) => readBack(formatDistance(metres, units));
        expect(read(short)).toBeLessThanOrEqual(read(long) + 1e-9);
      }),
    );
  });

  test('is refused if it is negative or not a number', () => {
    expect(() => formatDistance(-1, 'metric')).toThrow(RangeError);
    expect(() => formatDistance(Number.NaN, 'imperial')).toThrow(RangeError);
  });
});

describe('a text', () => {
  test('shows every distance in the golfer’s units, with non-breaking spaces', () => {
    const text = 'Putts of {m:1.5}, from {m:3} to {m:12}.';
    expect(withUnits(text, 'metric')).toBe('Putts of 1.5\u00A0m, from 3\u00A0m to 12\u00A0m.');
    expect(withUnits(text, 'imperial')).toBe('Putts of 5\u00A0ft, from 10\u00A0ft to 39\u00A0ft.');
  });

  test('is unchanged if it has no distances', () => {
    expect(withUnits('Count 10 {balls}.', 'imperial')).toBe('Count 10 {balls}.');
  });
});
