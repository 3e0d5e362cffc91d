import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** A phone with a notch, on its side, in CSS pixels. */
const phone = { width: 844, height: 390 };
const notch = 47;

/** Lays the phone on its side: on either, iOS reports the notch's size on both. */
async function layOnItsSide(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  const devTools = await page.context().newCDPSession(page);
  const insets = { left: notch, right: notch, bottom: 21 };
  await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/** The controls and texts that lie under the notch, on either side. Runs in the page. */
function findCovered(notch: number): string[] {
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${element.textContent?.trim().slice(0, 40)}"`;
  const scrollsSideways = (element: Element): boolean => {
    const parent = element.parentElement;
    if (parent === null || parent === document.body) return false;
    return /auto|scroll/.test(getComputedStyle(parent).overflowX) || scrollsSideways(parent);
  };
  const isCovered = ({ left, right, width }: DOMRect) =>
    width > 1 && (left < notch - 1 || right > innerWidth - notch + 1);
  const texts = (element: Element) =>
    [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isShown || element.closest('.visually-hidden, .skip-link') || scrollsSideways(element))
      return [];
    const words = texts(element).map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect();
    });
    return words.some(isCovered) ? [nameOf(element)] : [];
  });
}

async function look(page: Page, at: string, shows: string | RegExp) {
  await test.step(at, async () => {
    await page.goto(at);
    await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
    expect(await page.evaluate(findCovered, notch)).toEqual([]);
  });
}

test('on a phone on its side, nothing of a visitor’s screen lies under the notch @once', async ({
  page,
}) => {
  await layOnItsSide(page);
  await look(page, '/', 'Choose Your Program');
  await look(page, '/sign-in', 'Forgot your password?');
  await look(page, '/sign-up', 'Create account');
});

test('on a phone on its side, nothing of a golfer’s screen lies under the notch @once', async ({
  page,
  enrollment: _,
}) => {
  await layOnItsSide(page);
  const plan = await page.request.get('/api/user/scheduled-sessions/current-program');
  const [session]: { id: string }[] = await plan.json();
  await look(page, '/', 'Start session');
  await look(page, '/programs/break-100', 'Currently Active');
  await look(page, '/my-schedule', 'Abandon Program');
  await look(page, '/my-schedule/week/1', 'Week Focus');
  await look(page, '/calendar-list', 'This week');
  await look(page, '/rounds/new', 'Start on hole 1');
  await look(page, '/progress', 'Your game');
  await look(page, '/progress/practice', 'Recent Activity');
  await look(page, '/achievements', 'In Progress');
  await look(page, '/social', 'Golf is better together');
  await look(page, '/profile', 'Save Changes');
  await look(page, `/my-schedule/session/${session?.id}`, 'Complete Session');
  await page.getByRole('button', { name: 'Complete Session' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(findCovered, notch)).toEqual([]);
  await page.goto(`/my-schedule/session/${session?.id}/train`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: /^Drill \d of \d$/ })).toBeVisible();
  expect(await page.evaluate(findCovered, notch)).toEqual([]);
});
