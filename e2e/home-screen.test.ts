import type { Locator } from '@playwright/test';
import { expect, type Page, test } from './fixtures.ts';
import type { Session } from './ledger.ts';

/** The largest gap between two cards of the home screen, in pixels. */
const gap = 16;

const level = (page: Page) => page.getByRole('region', { name: 'Level', exact: true });
const week = (page: Page) => page.getByRole('link', { name: /^Week 1/ });
const next = (page: Page) => page.getByRole('region', { name: 'Next' });
const log = (page: Page) => page.getByRole('button', { name: 'Log practice' });
const rounds = (page: Page) => page.getByRole('region', { name: 'Recent rounds' });

/** Checks on desktops of different widths that one part of the screen follows directly below another. */
async function follows(page: Page, lower: Locator, upper: Locator): Promise<void> {
  for (const width of [1024, 1280, 1590]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(lower).toBeVisible();
    const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
    if (above === null || below === null) throw new Error('Not on the screen');
    expect(below.y - above.y - above.height).toBeLessThanOrEqual(gap);
  }
}

test('the cards of the home screen leave no hole on a desktop, with and without a next session @once', async ({
  page,
  golfer: _,
  server: { url },
  today: startDate,
}) => {
  const send = (path: string, data: object) =>
    page.request.post(`${url}${path}`, { data, headers: { origin: url } });
  // One session a week, so that the card of the week is short.
  const preferences = { sessionsPerWeek: 1, availableDays: [4], startDate };
  await send('/api/user/enroll', { programId: 'break-100', preferences });
  await page.goto('/');
  await follows(page, level(page), next(page));
  await follows(page, rounds(page), log(page));

  const plan = await page.request.get('/api/user/scheduled-sessions/current-program');
  const [, ...later]: Session[] = await plan.json();
  for (const { id } of later) await send('/api/user/skip-session', { scheduledSessionId: id });
  await page.reload();
  await expect(week(page)).toBeVisible();
  await expect(next(page)).toHaveCount(0);
  await follows(page, level(page), week(page));
  await follows(page, rounds(page), log(page));
});
