import { restDay } from '../src/contract/dashboard.ts';
import { type Language, languages } from '../src/domain/language.ts';
import { speak } from './administrator.ts';
import { instantAt } from './clock.ts';
import { expect, type Page, test } from './fixtures.ts';

/** Pages of phones: without and with the browser's bars, and a small one without and with them. */
const pages = [
  { width: 390, height: 844 },
  { width: 390, height: 710 },
  { width: 375, height: 667 },
  { width: 390, height: 664 },
] as const;

/** Between a button and the navigation, in pixels. */
const least = 12;

/** A title of two lines. */
const title = 'Half-way test: approach, putting and chipping';

/** Expects the screen's main button to end above the navigation, on every page. */
async function expectInSight(page: Page, button: string): Promise<void> {
  for (const size of pages) {
    await page.setViewportSize(size);
    const gap = () =>
      page.evaluate((selector) => {
        const bottom = document.querySelector(selector)?.getBoundingClientRect().bottom;
        const top = document.querySelector('.nav')?.getBoundingClientRect().top;
        return Number(top) - Number(bottom);
      }, button);
    const where = `${await page.locator('html').getAttribute('lang')}, ${size.height} px`;
    await expect.poll(gap, `above the navigation: ${where}`).toBeGreaterThanOrEqual(least);
  }
}

const check =
  (spoken: readonly Language[]): Parameters<typeof test>[2] =>
  async ({ context, server, enrollment: _, openContext }) => {
    // Yesterday's session was missed.
    await server.setClock(instantAt('2026-05-15T12:00'));
    const later = await openContext();
    await later.addCookies(await context.cookies());
    const page = await later.newPage();
    let isRest = false;
    await page.route('**/api/user/dashboard', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      if (isRest) answer.todaysSession = restDay;
      else answer.todaysSession.session.title = title;
      await route.fulfill({ response, json: answer });
    });
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Missed sessions' })).toBeVisible();
    const inLanguages = async (button: string) => {
      for (const language of spoken) {
        await speak(page.context(), server.url, language);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expectInSight(page, button);
      }
    };
    await test.step('a title of two lines', () => inLanguages('.today .button-primary'));
    await test.step('a rest day', async () => {
      isRest = true;
      await page.goto('/');
      await expect(page.locator('.rest-card')).toBeVisible();
      await inLanguages('.rest-card .button-primary');
    });
    await test.step('the goal is reached', async () => {
      for (const currentHandicap of [26, 24]) {
        const answer = await page.request.put('/api/user/profile', {
          headers: { origin: server.url },
          data: { currentHandicap, goalHandicap: 24 },
        });
        expect(answer.ok()).toBe(true);
      }
      await page.goto('/');
      await inLanguages('.new-goal .button-primary');
    });
  };

test('the main button of today ends above the navigation @once', check(['de', 'en']));
test(
  'the main button of today ends above the navigation in every language @once @long',
  check(languages),
);
