import { afterEach, expect, test } from 'vitest';
import { forgetLanguage } from '#testing/forget-language.tsx';
import { setLanguage } from '#web/i18n/translation.ts';
import { chooseLanguage, showLanguage, visitorLanguage } from './language.ts';

afterEach(async () => {
  forgetLanguage();
  await setLanguage('en');
});

test('preloading a screen does not undo a language that was just chosen', async () => {
  const chosen = chooseLanguage('nl');
  await Promise.all([chosen, showLanguage(visitorLanguage())]);
  expect(document.documentElement.lang).toBe('nl');
});
