import { addDays } from '../src/domain/calendar-date.ts';
import { drag } from './drag.ts';
import { expect, type Page, test } from './fixtures.ts';

/** The calendar cell of a day, by its date; only days that can take sessions have one. */
const dayOf = (page: Page, date: string) => page.locator(`[data-date="${date}"]`);

/** The draggable sessions of a day. */
const sessionsOn = (page: Page, date: string) =>
  dayOf(page, date).getByRole('button', { name: /Program Session/ });

async function openCalendar(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page).toHaveURL('/calendar-list');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4);
}

test('a golfer drags a session to another day, and it stays there after a reload', async ({
  page,
  enrollment: _,
  today,
  axe,
  hasTouch,
  isMobile,
}) => {
  await openCalendar(page);
  // On a desktop, the navigation is not at the bottom, and stays visible.
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: !isMobile });
  await axe(page);
  const tomorrow = addDays(today, 1);
  const dayAfterTomorrow = addDays(today, 2);
  await drag(page, {
    from: sessionsOn(page, tomorrow),
    to: dayOf(page, dayAfterTomorrow),
    hasTouch: hasTouch ?? false,
  });

  await expect(page.getByText('Session rescheduled', { exact: true })).toBeVisible();
  await expect(sessionsOn(page, dayAfterTomorrow)).toHaveCount(2);
  await expect(sessionsOn(page, tomorrow)).toHaveCount(0);
  await page.reload();
  await expect(sessionsOn(page, dayAfterTomorrow)).toHaveCount(2);
});

test('a golfer moves a session to a new date using only the keyboard', async ({
  page,
  enrollment: _,
  today,
  axe,
}) => {
  await openCalendar(page);
  const tomorrow = addDays(today, 1);
  const later = addDays(today, 3);
  await sessionsOn(page, tomorrow).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Move to…' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('New date')).toBeFocused();
  await axe(page);
  await dialog.getByLabel('New date').fill(later);
  await page.keyboard.press('Enter');

  await expect(page.getByText('Session rescheduled', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(sessionsOn(page, later)).toHaveCount(2);
  await expect(sessionsOn(page, tomorrow)).toHaveCount(0);
  await expect(dayOf(page, later).locator(':focus')).toHaveCount(1);
});

test('earlier weeks load above without moving the weeks on the screen', async ({
  page,
  enrollment: _,
}) => {
  await openCalendar(page);
  const thisWeek = page.getByRole('heading', { name: /This week/ });
  await expect(thisWeek).toBeInViewport();
  const earlier = page.getByRole('button', { name: 'LOAD MORE, earlier weeks' });
  await earlier.scrollIntoViewIfNeeded();
  const before = await thisWeek.boundingBox();
  await earlier.click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(7);
  expect((await thisWeek.boundingBox())?.y).toBeCloseTo(before?.y ?? Number.NaN, 0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: 'Go to this week' }).click();
  await expect(thisWeek).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Go to this week' })).toBeHidden();
});

test('the calendar address returns every session until the golfer makes a new address @once', async ({
  page,
  enrollment: _,
  axe,
  inBothThemes,
}) => {
  await page.goto('/my-schedule');
  await page.getByRole('button', { name: 'Sync to Phone Calendar' }).click();
  const sync = page.getByRole('dialog', { name: 'Sync to Phone Calendar' });
  await expect(sync.getByRole('textbox', { name: 'Calendar address' })).toBeVisible();
  // A phone cannot scan its own screen.
  await expect(sync.getByRole('img', { name: 'QR code of the calendar address' })).toBeHidden();
  await inBothThemes(() => axe(page));
  const subscriptionUrl = await sync
    .getByRole('textbox', { name: 'Calendar address' })
    .inputValue();
  const feed = await fetch(subscriptionUrl);
  expect(feed.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect((await feed.text()).match(/BEGIN:VEVENT/g)).toHaveLength(18);

  await page.goto('/profile');
  await page.getByRole('button', { name: 'New calendar address' }).click();
  const question = page.getByRole('alertdialog');
  await axe(page);
  await question.getByRole('button', { name: 'New calendar address' }).click();
  await expect(page.getByText('New calendar address made', { exact: true })).toBeVisible();
  await expect(question).toBeHidden();
  expect((await fetch(subscriptionUrl)).status).toBe(404);
  await page.getByRole('button', { name: 'Use the old address again' }).click();
  await expect(page.getByText('The old address works again', { exact: true })).toBeVisible();
  expect((await fetch(subscriptionUrl)).status).toBe(200);
});
