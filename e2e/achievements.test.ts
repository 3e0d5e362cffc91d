import { readValue } from './browser-database.ts';
import { expect, type Page, test } from './fixtures.ts';
import { endCelebration } from './steps.ts';

test.beforeEach(async ({ page, enrollment: _ }) => {
  await page.goto('/');
});

async function completeToday(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Start session' }).click();
  await page.getByRole('button', { name: 'Complete Session' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Complete Session' }).click();
}

test('the first session unlocks an achievement that the app celebrates and keeps listed @once', async ({
  page,
  axe,
}) => {
  const look = async () => {
    await axe(page);
  };

  await test.step('nothing is unlocked yet', async () => {
    await page.goto('/progress/practice');
    const preview = page.getByRole('region', { name: 'Achievements' });
    await expect(preview.getByRole('list').first().getByRole('listitem')).toHaveCount(6);
    await preview.getByRole('link', { name: 'View All' }).click();
    await expect(page).toHaveURL(/\/achievements$/);
    await page.getByRole('tab', { name: 'Unlocked' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing unlocked yet' })).toBeVisible();
  });

  await test.step('the first completed session unlocks an achievement', async () => {
    await page.goto('/');
    await completeToday(page);
    const dialog = page.getByRole('dialog', { name: 'First session' });
    await expect(dialog).toContainText('Achievement unlocked');
    await expect(dialog).toContainText('+50 XP');
    await expect(dialog.getByRole('button', { name: 'Continue Training' })).toBeFocused();
    await axe(page);
    await endCelebration(page, 'First session');
    await expect(page.getByRole('heading', { name: '+130 XP' })).toBeVisible();
  });

  await test.step('the home screen shows it and links to all achievements', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: /First session/ }).click();
    await expect(page.getByRole('region', { name: 'Sessions' })).toContainText('First session');
    await expect(page.getByText('50 XP', { exact: true })).toBeVisible();
    await look();
    const badge = page.getByRole('region', { name: 'Sessions' }).getByText('Ten done');
    await badge.click();
    await expect(page.getByRole('dialog', { name: 'Ten done' })).toContainText('1 of 10');
    await axe(page);
    await page.keyboard.press('Escape');
  });

  await test.step('each tab shows its category', async () => {
    const panel = page.getByRole('tabpanel');
    await page.getByRole('tab', { name: 'Seasonal' }).click();
    await expect(panel.getByRole('heading', { level: 2 })).toHaveCount(5);
    await look();
    await page.getByRole('tab', { name: 'Unlocked' }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('tab', { name: 'In Progress' }).click();
    await expect(panel.getByRole('listitem').filter({ hasText: 'Ten done' })).toContainText(
      '1 of 10',
    );
    await look();
  });

  await test.step('the Progress screen shows it first', async () => {
    await page.goto('/progress/practice');
    const preview = page.getByRole('region', { name: 'Achievements' });
    await expect(preview.getByRole('listitem').first()).toContainText('First session');
    await look();
  });
});

test('hidden achievements show no name or condition until they are unlocked @once', async ({
  page,
}) => {
  await page.goto('/achievements');
  const hidden = page.getByRole('listitem').filter({ hasText: 'Keep training' });
  let count = 0;
  for (const group of [
    'Hours',
    'Sessions',
    'Streaks',
    'Handicap',
    'Programs',
    'Quality',
    'Special',
  ]) {
    await page
      .getByRole('region', { name: group, exact: true })
      .getByRole('button')
      .first()
      .click();
    await expect(page.getByText('Nothing left out')).toBeHidden();
    count += await hidden.count();
  }
  expect(count).toBeGreaterThanOrEqual(6);
  const answer = await page.request.get('/api/user/achievements');
  expect(await answer.text()).not.toContain('without skipping');
});

test('a celebration closes with Escape, stays muted once muted, and does not animate with reduced motion @once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await completeToday(page);
  const dialog = page.getByRole('dialog', { name: 'First session' });
  await expect(dialog).toBeVisible();
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 50).length,
  );
  expect(moving).toBe(0);
  await dialog.getByRole('button', { name: 'Sound' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await readValue(page, 'sound')).toBe('off');
});

test('Back closes a celebration and stays on the screen below @once', async ({ page }) => {
  await completeToday(page);
  const dialog = page.getByRole('dialog', { name: 'First session' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Reopen Session' })).toBeVisible();
});

test('the achievements screen offers a retry when achievements cannot be loaded @once', async ({
  page,
  axe,
  browserErrors,
}) => {
  browserErrors.allow(/status of 503/);
  await page.route('**/api/user/achievements', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable' } }),
  );
  await page.goto('/achievements');
  await expect(page.getByRole('heading', { name: 'Unable to Load Achievements' })).toBeVisible();
  await axe(page);
  await page.unroute('**/api/user/achievements');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('tab', { name: 'All' })).toBeVisible();
});
