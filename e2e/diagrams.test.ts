import { expect, type Page, test } from './fixtures.ts';

async function openTodaysSession(page: Page) {
  const plan = '/api/user/scheduled-sessions/current-program';
  const [today] = await (await page.request.get(plan)).json();
  await page.goto(`/my-schedule/session/${today.id}`);
  await expect(page.getByRole('heading', { name: 'Drills' })).toBeVisible();
}

/** Centers of the balls in the first drill that has any, from the left of its frame, as fractions of its width. */
const ballsIn = (page: Page) =>
  page.evaluate(() => {
    const drawing = [...document.querySelectorAll('.exercise-picture')].find((picture) =>
      picture.querySelector('.diagram-ball'),
    );
    const frame = drawing?.getBoundingClientRect() ?? new DOMRect();
    return [...(drawing?.querySelectorAll('.diagram-ball') ?? [])].map((ball) => {
      const { left, width } = ball.getBoundingClientRect();
      return Math.round(((left + width / 2 - frame.left) / frame.width) * 1000) / 1000;
    });
  });

test('drill diagrams fill their frames, use the app’s typeface, and hide their text when small', async ({
  page,
  enrollment: _,
}) => {
  await openTodaysSession(page);
  await page
    .locator('.drill-row', { has: page.locator('.diagram-text') })
    .first()
    .click();
  const picture = page.locator('article .exercise-picture');
  const drawing = picture.locator('.diagram');
  expect(await drawing.boundingBox()).toEqual(await picture.boundingBox());
  const word = drawing.locator('.diagram-text').first();
  await expect(word).toBeVisible();
  await expect(word).toHaveCSS('font-family', /^"?Instrument Sans/);
  await picture.evaluate((frame) => {
    frame.style.width = '118px';
  });
  await expect(word).toBeHidden();
});

test('a left-handed golfer sees every drill mirrored @once', async ({ page, enrollment: _ }) => {
  await openTodaysSession(page);
  const right = await ballsIn(page);
  expect(right.length).toBeGreaterThan(0);
  await page.goto('/profile');
  await page.getByRole('radio', { name: 'Left-handed' }).check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile Updated', { exact: true })).toBeVisible();
  await openTodaysSession(page);
  const left = await ballsIn(page);
  expect(left).toHaveLength(right.length);
  for (const [index, share] of left.entries())
    expect(share).toBeCloseTo(1 - (right[index] ?? 0), 2);
});
