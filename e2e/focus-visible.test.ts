import { expect, type Page, test } from './fixtures.ts';
import { chooseForSession } from './steps.ts';

type Size = { readonly width: number; readonly height: number };

/** A typical phone, and a laptop at 400 %. */
const phones: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 320, height: 256 },
];

/** More than any screen has; ends a round that never comes back to its beginning. */
const mostStops = 250;

/** The element that Tab has reached, and whether something covers all of it. Null after the last. Runs in the page. */
function lookAtFocus(): { name: string; hidden: boolean } | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const target = focused.closest('label') ?? focused;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const shares = [0.5, 0.1, 0.9];
  const within = (start: number, end: number, most: number) => {
    const from = Math.max(start, 0);
    return shares.map((share) => from + (Math.min(end, most) - from) * share);
  };
  const hidden = !within(left, right, innerWidth).some((x) =>
    within(top, bottom, innerHeight).some((y) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (target.contains(hit) || hit.contains(target));
    }),
  );
  const name = focused.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40);
  return { name: `${focused.tagName.toLowerCase()} "${name}" at ${Math.round(top)} px`, hidden };
}

/** Whether the navigation covers the end of the screen when it is scrolled there. Runs in the page. */
function endIsCovered(): boolean {
  scrollTo(0, document.documentElement.scrollHeight);
  const end = document.getElementById('main')?.getBoundingClientRect().bottom ?? 0;
  const nav = document.querySelector('.nav')?.getBoundingClientRect();
  return nav !== undefined && nav.width === innerWidth && nav.height > 0 && end > nav.top + 1;
}

/** Goes through the screen with Tab. Returns the stops of which nothing is visible, one line each. */
async function findHidden(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(() => {
    scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (stop === null) break;
    if (stop.hidden) found.push(stop.name);
  }
  if (await page.evaluate(endIsCovered)) found.push('the end of the screen');
  return found;
}

/** Goes through the screen at every size of the device. */
async function look(page: Page, screen: string): Promise<void> {
  await test.step(screen, async () => {
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const own = page.viewportSize();
    if (own === null) throw new Error('The page has no viewport.');
    const hidden: string[] = [];
    for (const size of own.width < 640 ? phones : [own]) {
      await page.setViewportSize(size);
      const found = await findHidden(page);
      hidden.push(...found.map((stop) => `${size.width} x ${size.height}: ${stop}`));
    }
    await page.setViewportSize(own);
    expect(hidden, screen).toEqual([]);
  });
}

async function visit(page: Page, at: string, shows: string): Promise<void> {
  await page.goto(at);
  await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
  await look(page, at);
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the keyboard focus and the end of a screen are never behind a bar', async ({
  page,
  enrollment: _,
}) => {
  await visit(page, '/', 'Start session');
  await page.getByRole('link', { name: 'Start session' }).click();
  await expect(page.getByRole('heading', { name: 'Drills' })).toBeVisible();
  await look(page, 'a session');
  await visit(page, '/programs', 'View Schedule');
  await visit(page, '/programs/break-100', 'Currently Active');
  await visit(page, '/programs/putting-at-home', 'Active Program Detected');
  await visit(page, '/my-schedule', 'Abandon Program');
  await visit(page, '/my-schedule/week/2', 'Go to current week');
  await visit(page, '/calendar-list', 'Load more');
  await visit(page, '/social', 'Add a friend');
  await visit(page, '/social?tab=leaderboards', 'Weekly Streak Leaders');
  await visit(page, '/progress', 'Your game');
  await visit(page, '/progress/practice', 'Recent Activity');
  await visit(page, '/achievements', 'In Progress');
  await visit(page, '/notifications', 'Unread');
  await visit(page, '/profile', 'Save Changes');
  await visit(page, '/rounds', 'No rounds yet');
  await visit(page, '/rounds/new', 'Start on hole 1');
  await page.getByRole('button', { name: 'Start on hole 1' }).click();
  await look(page, 'a hole');
  await page.getByRole('button', { name: 'Scorecard' }).click();
  await look(page, 'the scorecard');
});

test('the keyboard focus of an administrator is never behind a bar', async ({
  page,
  administrator: _,
}) => {
  await visit(page, '/admin', 'Platform Statistics');
  await visit(page, '/admin/users', 'since');
  await visit(page, '/admin/installation', 'Who may join');
  await visit(page, '/admin/backups', 'Back up now');
  await visit(page, '/admin/exercises', 'Create exercise');
  await visit(page, '/admin/programs', 'Create program');
  await visit(page, '/admin/programs/break-100/builder', 'Add Week');
});

test('a toast moves above the bars of the next screen @once', async ({ page, enrollment: _ }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start session' }).click();
  await chooseForSession(page, 'Skip Workout');
  const toast = page.locator('.toast', { hasText: 'Session skipped' });
  await expect(toast).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  const nav = page.locator('.nav');
  await expect(nav).toBeVisible();
  await expect
    .poll(async () => {
      const [box, below] = [await toast.boundingBox(), await nav.boundingBox()];
      return box && below && box.y + box.height <= below.y;
    })
    .toBe(true);
});

/** The part of the window that bars cover in the middle of the screen, in percent. Runs in the page. */
function coveredPercent(): number {
  scrollTo(0, 300);
  const rows = Array.from({ length: Math.floor(innerHeight / 4) }, (_, row) => row * 4 + 1);
  const covered = rows.filter((y) =>
    document.elementFromPoint(innerWidth / 2, y)?.closest('.header, .nav, .dock'),
  );
  return Math.round((covered.length / rows.length) * 100);
}

test('bars leave the window to a program at 400 % zoom, and most of it with double-size text @once', async ({
  page,
  enrollment: _,
}) => {
  for (const program of ['break-100', 'putting-at-home']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/programs/${program}`);
    await expect(page.getByRole('complementary')).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect.poll(() => page.evaluate(coveredPercent), program).toBeLessThan(45);
    await expect(page.getByRole('complementary').getByRole('link').first()).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await page.evaluate(coveredPercent), program).toBe(0);
  }
});
