import type { Page } from '@playwright/test';
import { type Language, languages } from '../src/domain/language.ts';
import { speak } from './administrator.ts';
import { expect } from './fixtures.ts';

/**
 * Switches the signed-in account to each language in turn, English last. The open page follows without a reload, as
 * it does when the golfer changes the language on another device; an open dialog stays open.
 */
export async function inEachLanguage(
  page: Page,
  url: string,
  check: (language: Language) => Promise<void>,
): Promise<void> {
  const others = languages.filter((language) => language !== 'en');
  for (const language of [...others, 'en'] as const) {
    await speak(page.context(), url, language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    if (language !== 'en') await check(language);
  }
}
