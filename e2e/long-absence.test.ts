import type { BrowserContext } from '@playwright/test';
import { instantAt } from './clock.ts';
import { expect, type Page, test } from './fixtures.ts';

type Session = { scheduledDate: string; status: string };

async function sessionsOf(page: Page) {
  const answer = await page.request.get('/api/user/scheduled-sessions/current-program');
  const sessions = (await answer.json()) as Session[];
  const countOf = (status: string) => sessions.filter((one) => one.status === status).length;
  return {
    days: sessions.map((one) => one.scheduledDate),
    counts: { planned: countOf('planned'), skipped: countOf('skipped') },
  };
}

async function enroll(context: BrowserContext, url: string): Promise<void> {
  const answer = await context.request.post(`${url}/api/user/enroll`, {
    headers: { origin: url },
    data: {
      programId: 'break-100',
      preferences: { sessionsPerWeek: 3, availableDays: [1, 4, 6], startDate: '2026-05-14' },
    },
  });
  expect(answer.ok()).toBe(true);
}

const choice = (page: Page, name: string) =>
  page.getByRole('dialog', { name: 'Missed sessions' }).getByRole('radio', { name });

/** Opens the choices on the home screen in a browser whose golfer returns after three weeks. */
const away = test.extend<{ returned: Page }>({
  returned: async ({ context, server, golfer: _, openContext }, use) => {
    await enroll(context, server.url);
    await server.setClock(instantAt('2026-06-04T12:00'));
    const later = await openContext();
    await later.addCookies(await context.cookies());
    const page = await later.newPage();
    await page.goto('/');
    const note = page.getByRole('region', { name: 'Missed sessions' });
    await note.getByRole('button', { name: 'Decide' }).click();
    await expect(choice(page, 'Shift the plan')).toBeChecked();
    await use(page);
    await expect(note).toBeHidden();
    await page.goto('/my-schedule');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText(/missed/i)).toHaveCount(0);
  },
});

const settle = async (page: Page, name: string, said: string) => {
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await expect(page.getByText(said, { exact: true })).toBeVisible();
};

away(
  'a golfer who returns after three weeks shifts the plan @once',
  async ({ returned: page, axe }) => {
    await expect(
      page.getByText(
        '18 sessions move, the first of them to Thu 4 Jun. The program ends 3 weeks later, on Mon 13 Jul.',
      ),
    ).toBeVisible();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await axe(page);
    }
    await settle(page, 'Shift the plan', 'Plan shifted');
    const { days, counts } = await sessionsOf(page);
    expect([days[0], days.at(-1)]).toEqual(['2026-06-04', '2026-07-13']);
    expect(counts).toEqual({ planned: 18, skipped: 0 });
  },
);

away(
  'a golfer who returns after three weeks moves the missed sessions that fit and skips the rest @once',
  async ({ returned: page }) => {
    const text = '2 of 9 fit until Sunday 28 June. 7 are skipped. Nothing else moves.';
    await page.getByText(text).click();
    await expect(choice(page, 'Move what fits')).toBeChecked();
    await page.getByText('Show every date').click();
    await expect(page.getByRole('row', { name: /Thu 14 May Thu 25 Jun$/ })).toBeVisible();
    await settle(page, 'Move what fits', 'Missed sessions moved');
    const { days, counts } = await sessionsOf(page);
    expect(days.slice(-3)).toEqual(['2026-06-22', '2026-06-25', '2026-06-27']);
    expect(counts).toEqual({ planned: 11, skipped: 7 });
  },
);

away(
  'a golfer who returns after three weeks skips all missed sessions @once',
  async ({ returned: page }) => {
    await page.getByText('9 sessions are skipped. Nothing else moves.').click();
    await settle(page, 'Skip them all', 'Missed sessions skipped');
    const { days, counts } = await sessionsOf(page);
    expect(days.at(-1)).toBe('2026-06-22');
    expect(counts).toEqual({ planned: 9, skipped: 9 });
  },
);
