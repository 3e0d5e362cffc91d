import { expect, type Page, test } from './fixtures.ts';
import { chooseForSession, enrollEveryDay } from './steps.ts';

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const tile = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Actions' }).getByRole('button', { name });
const said = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true })).toBeVisible();

async function openSchedule(page: Page): Promise<void> {
  await page.goto('/my-schedule');
  await expect(page.getByRole('heading', { name: 'Break 100' })).toBeVisible();
}

const sessionsOf = async (page: Page) => {
  const answer = await page.request.get('/api/user/scheduled-sessions/current-program');
  return (await answer.json()) as { title: string; scheduledDate: string; status: string }[];
};

test('a golfer reschedules a plan to other days @once', async ({ page, enrollment: _, axe }) => {
  await openSchedule(page);
  await tile(page, 'Reschedule Plan').click();
  const wizard = dialogOf(page, 'Reschedule Break 100');
  await wizard.getByText('2', { exact: true }).click();
  await expect(wizard.getByText(/All 18 sessions stay/)).toBeVisible();
  await axe(page);
  await wizard.getByRole('button', { name: 'Continue' }).click();
  for (const day of ['Monday', 'Tuesday', 'Thursday', 'Saturday', 'Sunday']) {
    await wizard.getByRole('checkbox', { name: day }).click();
  }
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.getByRole('button', { name: 'Reschedule Plan' }).click();
  await said(page, 'Program Rescheduled');
  const days = (await sessionsOf(page)).map(({ scheduledDate }) =>
    new Date(`${scheduledDate}T12:00:00Z`).getUTCDay(),
  );
  expect(new Set(days)).toEqual(new Set([3, 5]));
  expect(days).toHaveLength(18);
});

test('a golfer abandons a program and can enroll again @once', async ({
  page,
  enrollment: _,
  axe,
}) => {
  await openSchedule(page);
  await tile(page, 'Abandon Program').click();
  const question = page.getByRole('alertdialog', { name: 'Abandon Break 100?' });
  await expect(question.getByText(/^18 planned sessions are removed/)).toBeVisible();
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await tile(page, 'Abandon Program').click();
  await question.getByRole('button', { name: 'Abandon Program' }).click();
  await said(page, 'Program abandoned');
  await expect(page.getByRole('heading', { name: 'No Active Program' })).toBeVisible();

  await page.getByRole('link', { name: 'Browse Programs' }).click();
  await page
    .getByRole('link', { name: /View Program/ })
    .first()
    .click();
  await enrollEveryDay(page);
  await expect(tile(page, 'Abandon Program')).toBeVisible();
});

test('a golfer moves a session to another day without a mouse @once', async ({
  page,
  enrollment: _,
  axe,
}) => {
  await openSchedule(page);
  const [first] = await sessionsOf(page);
  await page.goto('/my-schedule/week/1');
  const mover = page.getByRole('button', { name: `Move ${first?.title} to...` }).first();
  await mover.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page, `Move ${first?.title}`);
  await expect(dialog).toBeVisible();
  await axe(page);
  await dialog.locator('[aria-pressed="true"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Move session' }).focus();
  await page.keyboard.press('Enter');
  await said(page, 'Session rescheduled');
  const moved = (await sessionsOf(page)).find(({ title }) => title === first?.title);
  const days = Date.parse(moved?.scheduledDate ?? '') - Date.parse(first?.scheduledDate ?? '');
  expect(days / 86_400_000).toBe(14);
});

test('a golfer moves a session from the session screen @once', async ({ page, enrollment: _ }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start session' }).click();
  await chooseForSession(page, 'Move to...');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Next month' }).click();
  await dialog.getByRole('button', { name: /^[A-Z][a-z]+ 20 / }).click();
  await dialog.getByRole('button', { name: 'Move session' }).click();
  await said(page, 'Session rescheduled');
  await expect(page.locator('.session-day').getByText(/^[A-Z][a-z]+ 20 /)).toBeVisible();
});

test('a paused plan shows the pause, and ending the pause restores the original dates @once', async ({
  page,
  enrollment: _,
  axe,
}) => {
  await openSchedule(page);
  const before = await sessionsOf(page);
  await tile(page, 'Pause plan').click();
  const dialog = dialogOf(page, 'Pause Break 100');
  await expect(dialog.getByText(/^18 sessions move by 1 week\./)).toBeVisible();
  await dialog.getByText('Illness', { exact: true }).click();
  await axe(page);
  await dialog.getByRole('button', { name: 'Pause plan' }).click();
  await said(page, 'Plan paused');
  const note = page.getByRole('region', { name: /^Paused until / });
  await expect(note.getByText('Illness. Your streak is frozen on these days.')).toBeVisible();
  expect(await sessionsOf(page)).not.toEqual(before);
  await axe(page);
  await page.goto('/');
  await expect(page.getByText(/^Your plan is paused until /)).toBeVisible();

  await page.goto('/my-schedule');
  await note.getByRole('button', { name: 'End pause' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End pause' }).click();
  await said(page, 'Pause ended');
  await expect(note).toBeHidden();
  expect(await sessionsOf(page)).toEqual(before);
});

test('a plan change made offline fails with a message and changes nothing @once', async ({
  page,
  context,
  enrollment: _,
  browserErrors,
}) => {
  browserErrors.allow(/net::ERR_INTERNET_DISCONNECTED/);
  await openSchedule(page);
  await tile(page, 'Abandon Program').click();
  const abandon = page.getByRole('alertdialog').getByRole('button', { name: 'Abandon Program' });
  // The code of the button and of messages was loaded while online.
  await expect(abandon).toBeVisible();
  const messages = page.getByRole('region', { name: /^Messages/, includeHidden: true });
  await expect(messages).toBeAttached();
  await context.setOffline(true);
  await abandon.click();
  await said(page, 'The connection dropped.');
  await context.setOffline(false);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep training' }).click();
  expect(await sessionsOf(page)).toHaveLength(18);
});
