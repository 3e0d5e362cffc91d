import type { Page } from '@playwright/test';
import { type Language, languages } from '../src/domain/language.ts';
import { speak } from './administrator.ts';
import { expect } from './fixtures.ts';

/**
 * Lets the account that is signed in speak each language in turn, English last. The page that is open follows
 * without a reload, as it does when the golfer chooses on another device: an open dialog stays, too.
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
