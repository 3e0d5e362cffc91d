import { drag, dragToEdge } from './drag.ts';
import { expect, type Page, test } from './fixtures.ts';
import { newGolfer, signUp } from './golfer.ts';
import { listen } from './heard.ts';
import { offlineReady } from './service-worker.ts';
import { endCelebration, enrollEveryDay } from './steps.ts';

const said = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible();

/** Opens a form, fills it in, and submits it with the button of the same name. */
async function fillIn(page: Page, name: string, fields: Readonly<Record<string, string>>) {
  await page.getByRole('button', { name }).first().click();
  const form = page.getByRole('dialog', { name });
  for (const [label, text] of Object.entries(fields)) {
    await form.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text);
  }
  await form.getByRole('button', { name }).click();
  await expect(form).toBeHidden();
}

async function addExercise(page: Page, type: string, index: number): Promise<void> {
  await page.getByRole('button', { name: 'Add Exercise' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add Exercise' });
  const choice = form.getByRole('combobox', { name: 'Exercise' });
  await expect(choice).toBeDisabled();
  await form.getByRole('radio', { name: type }).click();
  await choice.click();
  // Even a long list ends within the screen.
  const { y = 0, height = 0 } = (await page.getByRole('listbox').boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  await page.getByRole('option').nth(index).click();
  await form.getByRole('button', { name: 'Add Exercise' }).click();
  await expect(form).toBeHidden();
}

const titlesOf = (page: Page, list: 'exercise' | 'session') =>
  page.locator(`.builder-${list} ${list === 'session' ? 'h3' : '.row-title'}`).allInnerTexts();

/** Returns the sessions of the golfer's plan, each with its title and status. */
async function plan(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/user/scheduled-sessions/current-program');
  const sessions = (await answer.json()) as { readonly title: string; readonly status: string }[];
  return sessions.map(({ title, status }) => `${title}: ${status}`);
}

async function rename(page: Page, session: string, title: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${session}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Session' });
  await form.getByRole('textbox', { name: /^Title/ }).fill(title);
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form).toBeHidden();
}

/** Creates a program with this name and one week of two sessions, the first with two exercises. */
async function build(page: Page, name: string): Promise<void> {
  await page.goto('/admin/programs');
  await fillIn(page, 'Create program', {
    Name: name,
    'Target handicap': '12.0',
    Weeks: '1',
    'Sessions a week': '2',
    Minutes: '30',
  });
  await page.getByRole('link', { name: `Build ${name}` }).click();
  await expect(page.getByRole('heading', { name: 'No weeks yet' })).toBeVisible();
  const heard = await listen(page);
  await fillIn(page, 'Add Week', { Title: 'Find out' });
  await fillIn(page, 'Add Session', { Title: 'Start line' });
  await fillIn(page, 'Add Session', { Title: 'Pace', Minutes: '20' });
  const announced = (await heard()).join('\n');
  expect(announced).toContain('Week created successfully');
  expect(announced).not.toMatch(/too many|two sessions/);
  await addExercise(page, 'Putting', 0);
  await addExercise(page, 'Short game', 0);
}

test('an administrator builds and publishes a program; a golfer gets later changes and keeps completed sessions @once', async ({
  page,
  administrator: _,
  server,
  openContext,
  axe,
}) => {
  const name = 'Winter';
  await build(page, name);
  const checks = page.getByRole('region', { name: /things? to check before it goes live/ });
  await expect(checks.getByText('10 min short')).toBeVisible();
  await axe(page);

  // By keyboard only: moves an exercise down, and a session to the previous day and back.
  const order = await titlesOf(page, 'exercise');
  await page.getByRole('button', { name: /^Move .*, place 1 of 2$/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => titlesOf(page, 'exercise')).toEqual(order.toReversed());
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', /, place 2 of 2$/);
  await page.getByRole('button', { name: 'More for Pace' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'A day later' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Day 3, Wednesday')).toBeVisible();

  await page.getByRole('button', { name: 'Publish' }).click();
  await axe(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await said(page, 'Program Published');

  const golfers = await openContext();
  await signUp(golfers, server.url, newGolfer());
  const phone = await golfers.newPage();
  await phone.goto('/programs');
  await phone.getByRole('article', { name }).getByRole('link', { name: 'View Program' }).click();
  await expect(phone.getByText('1 week, 2 sessions')).toBeVisible();
  await enrollEveryDay(phone);

  await phone.goto('/');
  await phone.getByRole('link', { name: 'Start session' }).click();
  await phone.getByRole('button', { name: 'Complete Session' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Complete Session' }).click();
  await endCelebration(phone, 'First session');
  const before = ['Start line: completed', 'Pace: planned'];
  expect(await plan(phone)).toEqual(before);

  // Later changes reach the golfer when plans are recalculated; completed sessions stay unchanged.
  await rename(page, 'Start line', 'Start line again');
  await rename(page, 'Pace', 'Pace on slopes');
  await fillIn(page, 'Add Session', { Title: 'Under pressure' });
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await said(page, 'Program Published');
  expect(await plan(phone)).toEqual(before);
  await page.goto('/admin/programs');
  await page.getByRole('button', { name: 'Recalculate' }).click();
  const question = page.getByRole('dialog', { name: 'Recalculate all programs' });
  await expect(question.getByText(name)).toBeVisible();
  await axe(page);
  await question.getByRole('button', { name: 'Recalculate' }).click();
  await said(page, 'Recalculation Complete');
  expect((await plan(phone)).toSorted()).toEqual([
    'Pace on slopes: planned',
    'Start line: completed',
    'Under pressure: planned',
  ]);
});

test('an administrator previews a program, drags exercises to another session and sessions to another day, and restores a deleted session', async ({
  page,
  administrator: _,
  axe,
  hasTouch,
}, { project }) => {
  const name = `Drag ${project.name}`;
  await build(page, name);

  await test.step('the preview is a whole page in phone size and does not enroll anyone', async () => {
    const wide = page.getByRole('complementary', { name: 'What golfers see' });
    const opens = page.getByRole('button', { name: 'Preview' });
    await expect(opens.or(wide).filter({ visible: true })).toBeVisible();
    if (await opens.isVisible()) await opens.click();
    const phone = page.frameLocator(`iframe[title="${name} as golfers see it"]`);
    await expect(phone.getByRole('heading', { name: 'PROGRAMS', level: 1 })).toBeAttached();
    const panel = phone.getByRole('complementary', { name: 'Ready to Start' });
    await panel.getByRole('button', { name: 'More about it' }).click();
    await expect(panel.getByText('per week')).toBeVisible();
    expect(await panel.evaluate(() => [innerWidth, innerHeight])).toEqual([390, 844]);
    await phone.getByRole('region', { name: 'Week 1' }).locator('summary').click();
    await phone.getByRole('button', { name: /^Start line/ }).click();
    await expect(phone.getByRole('list').filter({ hasText: /min/ }).last()).toBeVisible();
    await axe(page);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'GET' || sent.push(request.url()));
    await panel.getByRole('button', { name: 'Enroll in Program' }).click();
    await expect(phone.getByText('nobody can enroll from here').first()).toBeVisible();
    await expect(phone.getByRole('dialog')).toHaveCount(0);
    expect(sent).toEqual([]);
    await page.keyboard.press('Escape');
    if (await page.getByRole('dialog').count()) {
      await page.getByRole('button', { name: 'Back to building' }).click();
    }
  });

  const session = (title: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title }) })
      .last();
  const before = await titlesOf(page, 'exercise');
  const from = page.getByRole('button', { name: /^Move .*, place 1 of 2$/ });
  const exercise = { from, to: session('Pace').getByRole('list'), hasTouch: hasTouch ?? false };
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url());
  });

  await test.step('a drag ended by Escape or by the system moves nothing', async () => {
    await drag(page, { ...exercise, end: 'Escape' });
    if (hasTouch) await drag(page, { ...exercise, end: 'taken away' });
    const size = page.viewportSize();
    await page.setViewportSize({ width: size?.width ?? 390, height: 300 });
    await dragToEdge(page, exercise, 60);
    await page.setViewportSize(size ?? { width: 390, height: 844 });
    expect(await titlesOf(page, 'exercise')).toEqual(before);
    await expect(page.locator('.is-lifted, .is-placed')).toHaveCount(0);
    expect(sent).toEqual([]);
  });

  await drag(page, exercise);
  await expect(session('Pace').getByText(before[0] ?? '')).toBeVisible();
  await said(page, `${before[0]}: place 1 of 1 in Pace`);
  expect(sent).toHaveLength(1);

  await page.getByRole('button', { name: 'More for Start line' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await said(page, 'Session deleted successfully');
  await expect.poll(() => titlesOf(page, 'session')).toEqual(['Pace']);
  await page.getByRole('button', { name: 'Restore “Start line”' }).click();
  await expect.poll(() => titlesOf(page, 'session')).toEqual(['Start line', 'Pace']);

  const grip = page.getByRole('button', { name: 'Move Start line, Monday' });
  await drag(page, { ...exercise, from: grip, to: session('Pace') });
  await expect.poll(() => titlesOf(page, 'session')).toEqual(['Pace', 'Start line']);
  await said(page, 'Start line: Wednesday, week 1');
});

test('golfers and visitors cannot open the program builder @once', async ({
  page,
  golfer: _,
  openContext,
}) => {
  await page.goto('/admin/programs/break-100/builder');
  await expect(page.getByRole('heading', { name: 'Admin access required' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  const visitor = await (await openContext()).newPage();
  await visitor.goto('/admin/programs/break-100/builder');
  await expect(visitor.getByRole('heading', { name: 'Authentication required' })).toBeVisible();
});

test.describe('with the service worker serving the app', () => {
  test.use({ keepsApp: true });

  test('the preview loads from the server, whose headers allow framing @once', async ({
    page,
    administrator: _,
  }) => {
    await page.goto('/admin/programs');
    await offlineReady(page);
    await page.goto('/admin/programs/break-100/builder');
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.getByRole('button', { name: 'Preview' }).click();
    const phone = page.frameLocator('iframe[title="Break 100 as golfers see it"]');
    await expect(phone.getByRole('button', { name: 'Enroll in Program' })).toBeVisible();
  });
});
