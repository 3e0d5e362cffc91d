import type { BrowserContext, Page } from '@playwright/test';

/** Makes pages opened from now on add up layout shifts that are not caused by the user. */
export const watchShift = (pages: Page | BrowserContext): Promise<unknown> =>
  pages.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shift += value;
      }
      document.documentElement.dataset['shift'] = String(shift);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns the layout shift score of a page so far. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
