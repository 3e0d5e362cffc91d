import type { SessionDetails } from '../src/contract/training-schemas.ts';
import { baseIdOf } from '../src/domain/programs/version-id.ts';
import { expect, type Page, test } from './fixtures.ts';

const read = async (page: Page, path: string) => (await page.request.get(path)).json();

/** The first session of the plan with five drills. */
async function sessionOfFive(page: Page): Promise<SessionDetails> {
  for (const { id } of await read(page, '/api/user/scheduled-sessions/current-program')) {
    const details = await read(page, `/api/user/scheduled-session-details/${id}`);
    if (details.session.exercises.length === 5) return details;
  }
  throw new Error('No session has five drills.');
}

/** In pixels. */
const longestPage = 1150;

test('a session of five drills fits a short page on a phone, and its drills open at addresses of their own @once', async ({
  page,
  enrollment: _,
  axe,
}) => {
  const { session, scheduledSession } = await sessionOfFive(page);
  const at = `/my-schedule/session/${scheduledSession.id}`;
  await page.goto(at);
  const rows = page.locator('.drill-row');
  await expect(rows).toHaveCount(5);
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(length).toBeLessThanOrEqual(longestPage);
  const bar = await page.locator('.session-actions').boundingBox();
  expect(bar?.height).toBeLessThanOrEqual(86);

  const [, second, third] = session.exercises;
  if (!second || !third) throw new Error('No drills');
  const sheet = (name: string) => page.getByRole('dialog', { name });
  await rows.nth(1).click();
  await expect(sheet(second.name)).toBeVisible();
  expect(page.url()).toContain(`${at}?drill=${baseIdOf(second.id)}`);
  await axe(page);
  await page.reload();
  await expect(sheet(second.name)).toBeVisible();
  await page.getByRole('link', { name: `Next: ${third.name}` }).click();
  await expect(sheet(third.name)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${at}$`));

  await test.step('beside the list on desktop, where one step back leaves the session', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/my-schedule');
    await page.goto(at);
    const shown = page.getByRole('article').getByRole('heading', { level: 3 });
    await expect(shown).toHaveText(session.exercises[0]?.name ?? '');
    await rows.nth(1).click();
    await expect(shown).toHaveText(second.name);
    await rows.nth(2).click();
    await expect(shown).toHaveText(third.name);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/my-schedule$/);
  });
});
