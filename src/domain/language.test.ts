import { expect, test } from 'vitest';
import { bestLanguage } from './language.ts';

test.each([
  [['de-CH', 'en'], 'de'],
  [['pt-BR', 'es-419', 'en'], 'es'],
  [['NL'], 'nl'],
  [['fr-Latn-CA'], 'fr'],
  [['en-GB', 'de'], 'en'],
  // Estonian only starts with the same letters as Spanish.
  [['est', 'de'], 'de'],
  [['ja', 'zh-Hans'], 'en'],
  [['', '*'], 'en'],
  [[], 'en'],
])('for the preferred languages %s the app uses %s', (wanted, expected) => {
  expect(bestLanguage(wanted)).toBe(expected);
});
