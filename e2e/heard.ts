import type { Page } from '@playwright/test';

const live =
  '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"], output';

/**
 * Records what a screen reader announces on this page from now on: the text of every live region to which something
 * was added. Returns the function that reads the record.
 */
export async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate((regions) => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      const told = changes
        .filter(({ type, addedNodes }) => type === 'characterData' || addedNodes.length > 0)
        .map(({ target }) => (target instanceof Element ? target : target.parentElement))
        .map((element) => element?.closest(regions)?.textContent);
      for (const text of new Set(told)) if (text) said.push(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, live);
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}
