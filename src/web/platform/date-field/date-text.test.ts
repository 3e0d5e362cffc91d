import { afterEach, expect, test, vi } from 'vitest';
import { dateTextIn, localeFor } from './date-text.ts';

const today = '2026-05-14';
const read = (locale: string, text: string) => dateTextIn(locale).parse(text, today);

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['en-GB', '14 May 2026'],
  ['en-US', '14 May 2026'],
  ['de-DE', '14. Mai 2026'],
  ['hu-HU', '2026. máj. 14.'],
  ['ja-JP', '2026年5月14日'],
])('%s formats the date as %s', (locale, text) => {
  expect(dateTextIn(locale).format(today)).toBe(text);
});

test.each(['en-GB', 'en-US', 'en-CA', 'de-DE', 'nl-NL', 'fr-FR', 'es-ES', 'hu-HU', 'ja-JP'])(
  '%s parses the dates that it formats, in every month',
  (locale) => {
    const { format, parse } = dateTextIn(locale);
    for (let month = 1; month <= 12; month += 1) {
      for (const day of ['01', '05']) {
        const date = `2027-${String(month).padStart(2, '0')}-${day}`;
        expect(parse(format(date), today)).toBe(date);
      }
    }
  },
);

test.each([
  ['en-GB', '3/4/2026', '2026-04-03'],
  ['en-US', '3/4/2026', '2026-03-04'],
  ['de-DE', '3.4.2026', '2026-04-03'],
  ['en-CA', '2026-4-3', '2026-04-03'],
])('%s reads %s as %s', (locale, text, date) => {
  expect(read(locale, text)).toBe(date);
});

test.each(['en-GB', 'en-US', 'de-DE'])('ISO 8601 dates are parsed in %s', (locale) => {
  expect(read(locale, '2026-12-01')).toBe('2026-12-01');
});

test.each([
  ['en-GB', ' 14  may 26 ', '2026-05-14'],
  ['en-GB', 'Thu 14th May 2026', '2026-05-14'],
  ['en-US', '14 September 2026', '2026-09-14'],
  ['en-US', 'sept 14', '2026-09-14'],
  ['de-DE', '2. März 2026', '2026-03-02'],
  ['de-DE', '2 marz 2026', '2026-03-02'],
  ['es-ES', '14 de mayo de 2026', '2026-05-14'],
])('%s reads "%s" as %s', (locale, text, date) => {
  expect(read(locale, text)).toBe(date);
});

test.each([
  ['16/5', '2026-05-16'],
  ['31 dec', '2025-12-31'],
  ['2 Jan', '2026-01-02'],
])('%s without a year becomes the nearest such date', (text, date) => {
  expect(read('en-GB', text)).toBe(date);
});

test('the nearest date around New Year may be in another year', () => {
  expect(dateTextIn('en-GB').parse('30 Dec', '2027-01-02')).toBe('2026-12-30');
  expect(dateTextIn('en-GB').parse('2 Jan', '2026-12-30')).toBe('2027-01-02');
});

test.each([
  '',
  'tomorrow',
  '14',
  '31/02/2026',
  '29/02/2027',
  '00/05/2026',
  '14/13/2026',
  '14/05/202',
  '14/05/2026/1',
  '14/05/0206',
  '14 ma 2026',
  '14 ju 2026',
  '2026-02-30',
])('"%s" is not a valid date', (text) => {
  expect(read('en-GB', text)).toBeNull();
});

test('a month above twelve is not swapped with the day', () => {
  expect(read('en-US', '14/5/2026')).toBeNull();
});

test.each([
  ['en-US', 'en', 'en-US'],
  ['en-GB', 'en', 'en-GB'],
  ['de', 'en', 'en-DE'],
  ['de-CH', 'de', 'de-CH'],
  // As a browser without a locale on Linux.
  ['C', 'en', 'en'],
])('a browser in %s and an app in %s use the date locale %s', (browser, language, locale) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
  expect(localeFor(language)).toBe(locale);
});

test('an English app in Germany reads the day first', () => {
  expect(read('en-DE', '3.4.2026')).toBe('2026-04-03');
});
