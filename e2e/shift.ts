import type { BrowserContext, Page } from '@playwright/test';

/** Has pages that are opened from now on sum up what moves in them without having been touched. */
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

/** The layout shift of a page so far, as browsers score it. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
