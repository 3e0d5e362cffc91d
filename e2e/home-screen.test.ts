import { expect, type Page, test } from './fixtures.ts';
import type { Session } from './ledger.ts';

/** The largest gap between two cards of the home screen, in pixels. */
const gap = 16;

const card = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name, exact: true }).or(page.getByRole('link', { name }));

/** The distance from the bottom of a card to the top of the card below it. */
async function between(page: Page, above: string | RegExp, below: string): Promise<number> {
  const [upper, lower] = [card(page, above).first(), card(page, below).first()];
  await expect(lower).toBeVisible();
  const [top, bottom] = [await lower.boundingBox(), await upper.boundingBox()];
  return (top?.y ?? 0) - (bottom?.y ?? 0) - (bottom?.height ?? 0);
}

test('the cards of the home screen leave no hole on a desktop, with and without a next session @once', async ({
  page,
  enrollment: _,
  server,
}) => {
  await page.goto('/');
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await between(page, 'Next', 'Level')).toBeLessThanOrEqual(gap);
  }
  const plan = await page.request.get('/api/user/scheduled-sessions/current-program');
  const [, ...later]: Session[] = await plan.json();
  for (const { id } of later)
    await page.request.post('/api/user/skip-session', {
      data: { scheduledSessionId: id },
      headers: { origin: server.url },
    });
  await page.reload();
  await expect(card(page, 'Next')).toHaveCount(0);
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await between(page, /^Week 1/, 'Level')).toBeLessThanOrEqual(gap);
  }
});
