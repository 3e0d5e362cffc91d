import type { CalendarItem } from '../src/contract/logbook-schemas.ts';
import type { ProgressOverview } from '../src/contract/progress.ts';
import { expect, type Page, test } from './fixtures.ts';

/** The longest overview on a phone, in pixels, with the bar below it. */
const longest = 1700;

const months = ['06', '07', '08', '09', '10', '11', '12', '01', '02', '03', '04', '05'];
const monthly = months.map((month, index) => ({
  day: `${index < 7 ? 2025 : 2026}-${month}-02`,
  index,
}));

const hole = { par: 4, strokes: 5, putts: 2, fairway: true, green: false, penalties: 0 } as const;

/** Shows the progress of a golfer after a year of training in place of the real one. */
async function afterAYear(page: Page) {
  await page.route('**/api/user/progress', async (route) => {
    const response = await route.fetch();
    const overview: ProgressOverview = await response.json();
    const rounds = monthly.map(({ day, index }) => ({
      id: `round-${index}`,
      name: 'Saturday medal',
      sessionDate: day,
      holes: 18 as const,
      scoreType: 'strokeplay' as const,
      totalScore: 95 - index,
      coursePar: 72,
      fairwaysHit: 6,
      greensInRegulation: 4,
      putts: 38,
    }));
    const last: CalendarItem = {
      type: 'golf_round',
      id: 'round-11',
      title: 'Saturday medal',
      date: '2026-05-02',
      duration: 240,
      isCompleted: true,
      data: {
        holes: 18,
        totalScore: 90,
        coursePar: 72,
        scoreType: 'strokeplay',
        scorecard: Array.from({ length: 18 }, () => hole),
      },
    };
    const level = { level: 20, best: 15, worst: 25, results: 2, first: 24 };
    const changed: ProgressOverview = {
      ...overview,
      handicapHistory: monthly.map(({ day, index }) => ({
        handicap: (22.6 - index / 3).toFixed(1),
        recordedAt: `${day}T09:00:00Z`,
      })),
      rounds,
      recent: [last],
      days: ['2026-05-04', '2026-05-06', '2026-05-11'].map((on) => ({
        on,
        minutes: 45,
        sessions: 1,
        rounds: 0,
        isPlanned: false,
      })),
      skills: {
        ...overview.skills,
        levels: { putting: level, short_game: level, approach: level, driving: level },
      },
    };
    await route.fulfill({ response, json: changed });
  });
}

test('a golfer’s year fits in two looks at a phone, and its tabs have addresses @once', async ({
  page,
  enrollment: _,
  server,
  axe,
}) => {
  const set = await page.request.put('/api/user/profile', {
    headers: { origin: server.url },
    data: { currentHandicap: 18.9, goalHandicap: 12 },
  });
  expect(set.ok()).toBe(true);
  await afterAYear(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/progress');

  await test.step('the overview answers first and is short', async () => {
    await expect(page.getByRole('heading', { name: 'You lose most on the greens' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Last round/ })).toBeVisible();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await expect.poll(height).toBeLessThanOrEqual(longest);
    await axe(page);
  });

  await test.step('each day says what was done, also to the keyboard', async () => {
    const mondays = page.getByRole('grid').getByRole('row', { name: /^Mon/ });
    await mondays.getByRole('gridcell', { name: '45 min' }).last().focus();
    await expect(page.getByText('Mon 11 May: 45 min')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('Mon 4 May: 45 min')).toBeVisible();
  });

  await test.step('a shorter period stays in the address', async () => {
    await page.getByRole('radio', { name: '6 months' }).check();
    await expect(page).toHaveURL(/\/progress\?range=6m$/);
    await expect(
      page.getByRole('img', { name: /^Handicap from .* in November 2025/ }),
    ).toBeVisible();
  });

  await test.step('each tab opens by its link and by its address', async () => {
    const tabs = page.getByRole('navigation', { name: 'Progress' });
    await tabs.getByRole('link', { name: 'Practice' }).click();
    await expect(page).toHaveURL(/\/progress\/practice$/);
    await expect(page.getByRole('region', { name: 'Performance Stats' })).toBeVisible();
    await tabs.getByRole('link', { name: 'Rounds' }).click();
    await expect(page).toHaveURL(/\/rounds$/);
    await expect(page.getByRole('heading', { name: 'No rounds yet' })).toBeVisible();
    await page.reload();
    await expect(tabs.getByRole('link', { name: 'Rounds' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});
