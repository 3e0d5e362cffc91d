import { afterEach, expect, test } from 'vitest';
import { forgetLanguage } from '#testing/forget-language.tsx';
import { setLanguage } from '#web/i18n/translation.ts';
import { chooseLanguage, showLanguage, visitorLanguage } from './language.ts';

afterEach(async () => {
  forgetLanguage();
  await setLanguage('en');
});

test('a screen that is fetched ahead does not take back the language that was just chosen', async () => {
  const chosen = chooseLanguage('nl');
  await Promise.all([chosen, showLanguage(visitorLanguage())]);
  expect(document.documentElement.lang).toBe('nl');
});
