import { expect, type Page, test } from './fixtures.ts';
import { chooseForSession } from './steps.ts';

/**
 * Returns the chosen controls that look like those beside them that are not chosen, and the buttons without an edge,
 * one line each. Compares what high contrast leaves visible: borders, and how the parts around a text are drawn. Runs
 * in the page.
 */
function findLookalikes(): string[] {
  const chosen =
    ':checked, [aria-checked="true"], [aria-pressed="true"], [aria-selected="true"], nav [aria-current], .tabs [aria-current]';
  const controls = 'input, [aria-checked], [aria-pressed], [aria-selected], nav a, .tabs a';
  const groups =
    '[role="radiogroup"], [role="tablist"], [role="listbox"], fieldset, ul, table, nav';
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  // What the browser draws itself shows its state in every theme.
  const isNative = (element: Element) =>
    element.matches('input') && getComputedStyle(element).opacity !== '0';
  const seen = (element: Element) =>
    (element.matches('input') && element.closest('label')) || element;
  const look = (control: Element) => {
    const element = seen(control);
    const parts = ['', '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part || undefined);
      const { borderTopWidth: width, borderTopStyle, borderTopColor: color, content } = style;
      return [content, width, borderTopStyle, color, part && style.backgroundColor].join(' ');
    });
    const icons = [...element.querySelectorAll('svg')].map((icon) => [
      icon.innerHTML,
      getComputedStyle(icon).fill,
    ]);
    return JSON.stringify([parts, icons]);
  };
  const faults: string[] = [];
  for (const one of document.querySelectorAll(chosen)) {
    if (!isShown(seen(one)) || isNative(one)) continue;
    const group = one.closest(groups) ?? document;
    const others = [...group.querySelectorAll(controls)].filter(
      (other) => !other.matches(chosen) && isShown(seen(other)) && other.role === one.role,
    );
    const name = seen(one).getAttribute('aria-label') ?? seen(one).textContent;
    if (others.some((other) => look(other) === look(one))) faults.push(`chosen: ${name}`);
  }
  for (const button of document.querySelectorAll(
    '.button, .tile, .range-key, .course-keys button',
  )) {
    if (isShown(button) && getComputedStyle(button).borderTopWidth === '0px')
      faults.push(`no edge: ${button.textContent}`);
  }
  return faults;
}

/** Checks the screen or dialog that is shown, and that something is chosen on it. */
async function look(page: Page, what: string, chosen: number): Promise<void> {
  await test.step(what, async () => {
    const any = page.locator(
      ':checked, [aria-checked="true"], [aria-pressed="true"], [aria-selected="true"]',
    );
    expect(await any.count(), what).toBeGreaterThanOrEqual(chosen);
    expect(await page.evaluate(findLookalikes), what).toEqual([]);
  });
}

test.beforeEach(({ page }) =>
  page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }),
);

test('high contrast shows what is chosen, and the edges of buttons @once', async ({
  page,
  golfer: _,
}) => {
  await page.goto('/programs/break-100');
  await page.getByRole('button', { name: 'Enroll in Program' }).click();
  const wizard = page.getByRole('dialog');
  await wizard.getByText('3', { exact: true }).click();
  await look(page, 'sessions a week', 1);
  await wizard.getByRole('button', { name: 'Continue' }).click();
  for (const day of ['Monday', 'Wednesday', 'Thursday'])
    await wizard.getByRole('checkbox', { name: day }).check({ force: true });
  await look(page, 'days of a week', 3);
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(page.getByText('Program Enrollment Complete', { exact: true })).toBeVisible();

  await page.goto('/');
  await page.getByRole('link', { name: 'Start session' }).click();
  await chooseForSession(page, /^Move to/);
  await page.locator('[data-date="2026-05-20"]').click();
  await look(page, 'a day of a month', 1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Complete Session' }).click();
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await look(page, 'stars', 1);
  await page.keyboard.press('Escape');

  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
  await page.getByRole('radio', { name: 'Right' }).check({ force: true });
  await look(page, 'profile', 4);
  await page.goto('/notifications');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByRole('switch').first()).toBeVisible();
  await look(page, 'notification settings', 3);

  await page.goto('/rounds/new');
  await page.getByRole('button', { name: 'Start on hole 1' }).click();
  for (const name of ['5 strokes', '2 putts', 'Fairway: hit'])
    await page.getByRole('button', { name, exact: true }).click();
  await look(page, 'a hole', 4);
});

test('high contrast shows an administrator what is chosen @once', async ({
  page,
  administrator: _,
}) => {
  await page.goto('/admin/exercises');
  await page.getByRole('button', { name: 'Create exercise' }).click();
  const form = page.getByRole('dialog');
  await form.locator('summary').click();
  await form.getByRole('checkbox', { name: 'Home' }).check({ force: true });
  await look(page, 'an exercise', 2);
  await page.goto('/admin/programs');
  await page.getByRole('button', { name: 'Create program' }).click();
  await look(page, 'a program', 1);
  await page.goto('/admin/programs/break-100/builder');
  await page.getByRole('button', { name: 'Add Session' }).first().click();
  await look(page, 'a session of a program', 1);
});
