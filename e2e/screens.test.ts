import { expect, type Page, test } from './fixtures.ts';
import { checkLayout } from './layout.ts';
import { chooseForSession, endCelebration } from './steps.ts';

type Screen = {
  readonly at: string;
  /** The content that the golfer came for; visible when the screen has loaded. */
  readonly shows: string | RegExp;
};

const own = (page: Page, path: string) =>
  page.request.get(path).then((answer) => answer.json() as Promise<{ id: string }[]>);

/** Checks that the screen shows this, is accessible, and fits narrow phones, large text and thumbs. */
async function look(page: Page, { at, shows }: Screen, checkAccessibility: () => Promise<void>) {
  await test.step(`${at}: ${shows}`, async () => {
    await page.goto(at);
    await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
    await checkAccessibility();
    await checkLayout(page);
  });
}

test('every visitor screen is accessible', async ({ page, axe, browserErrors }) => {
  browserErrors.allow(/status of 404 .*no-such/);
  browserErrors.allow(/status of 400 .*reset-link/);
  const check = () => axe(page);
  await look(page, { at: '/', shows: 'Choose Your Program' }, check);
  await look(page, { at: '/sign-in', shows: 'Forgot your password?' }, check);
  await look(page, { at: '/sign-up', shows: 'Create account' }, check);
  await look(page, { at: '/forgot-password', shows: 'E-mail' }, check);
  await look(page, { at: '/reset-password?token=x', shows: 'This link is not valid' }, check);
  await look(page, { at: '/confirm-email?token=x', shows: 'Use this address' }, check);
  await look(page, { at: '/verify-email?token=x', shows: 'Confirm your e-mail' }, check);
  await look(page, { at: '/unsubscribe?token=x', shows: 'Stop the weekly e-mail?' }, check);
  await look(page, { at: '/coach/no-such-link', shows: 'This link does not work' }, check);
  await look(page, { at: '/no-such-place', shows: 'Out of bounds' }, check);
});

test('every screen shows its content or next step to a golfer without a program', async ({
  page,
  golfer: _,
  axe,
  browserErrors,
}) => {
  const check = () => axe(page);
  browserErrors.allow(/status of 404 .*no-such/);
  const screens: Screen[] = [
    { at: '/', shows: 'Ready to Start Training' },
    { at: '/programs', shows: 'View Program' },
    { at: '/programs/break-100', shows: 'Ready to Start' },
    { at: '/programs/no-such-program', shows: 'Program Not Found' },
    { at: '/my-schedule', shows: 'No Active Program' },
    { at: '/my-schedule/week/1', shows: 'Week not found' },
    { at: '/my-schedule/session/no-such-session', shows: 'Session not found.' },
    { at: '/calendar-list', shows: 'No training schedule found' },
    { at: '/rounds', shows: 'No rounds yet' },
    { at: '/rounds/no-such-round', shows: 'Round not found' },
    { at: '/rounds/new', shows: 'Start on hole 1' },
    { at: '/social', shows: 'Golf is better together' },
    { at: '/social?tab=friends', shows: 'No friends yet' },
    { at: '/social?tab=leaderboards', shows: 'Weekly Streak Leaders' },
    { at: '/progress', shows: 'Where do you lose strokes?' },
    { at: '/progress/practice', shows: 'Achievements' },
    { at: '/achievements', shows: 'In Progress' },
    { at: '/notifications', shows: 'No notifications' },
    { at: '/profile', shows: 'Save Changes' },
    { at: '/no-such-place', shows: 'Out of bounds' },
  ];
  for (const screen of screens) await look(page, screen, check);
});

test('every screen shows its content to a golfer with a program', async ({
  page,
  enrollment: _,
  axe,
}) => {
  const check = () => axe(page);
  const [today, next] = await own(page, '/api/user/scheduled-sessions/current-program');
  await look(page, { at: '/', shows: 'Start session' }, check);

  await look(page, { at: `/my-schedule/session/${today?.id}`, shows: 'Complete Session' }, check);
  await page.getByRole('button', { name: 'Complete Session' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Complete Session' }).click();
  await endCelebration(page, 'First session');
  await page.goto(`/my-schedule/session/${next?.id}`);
  await chooseForSession(page, 'Skip Workout');
  await expect(page.getByText('Session skipped', { exact: true })).toBeVisible();

  const screens: Screen[] = [
    { at: '/', shows: 'First session' },
    { at: '/programs', shows: 'View Schedule' },
    { at: '/programs/break-100', shows: 'Currently Active' },
    { at: '/programs/putting-at-home', shows: 'Active Program Detected' },
    { at: '/my-schedule', shows: 'Abandon Program' },
    { at: '/my-schedule/week/1', shows: 'Week Focus' },
    { at: '/my-schedule/week/2', shows: 'Go to current week' },
    { at: '/my-schedule/week/99', shows: 'Week not found' },
    { at: `/my-schedule/session/${today?.id}`, shows: 'Reopen Session' },
    { at: `/my-schedule/session/${next?.id}`, shows: 'Skipped' },
    { at: '/calendar-list', shows: 'Session (Skipped)' },
    { at: '/social', shows: 'Add a friend' },
    { at: '/progress', shows: 'Your game' },
    { at: '/progress/practice', shows: 'Recent Activity' },
    { at: '/achievements', shows: 'First session' },
    { at: '/notifications', shows: 'You unlocked this achievement.' },
  ];
  for (const screen of screens) await look(page, screen, check);
});

test('every administration screen shows its content to an administrator', async ({
  page,
  administrator: _,
  axe,
  browserErrors,
}) => {
  browserErrors.allow(/status of 404 .*no-such/);
  const check = () => axe(page);
  const screens: Screen[] = [
    { at: '/', shows: 'Admin tests' },
    { at: '/admin', shows: 'Platform Statistics' },
    { at: '/admin/users', shows: / · since / },
    { at: '/admin/installation', shows: 'Who may join' },
    { at: '/admin/backups', shows: 'Back up now' },
    { at: '/admin/reports', shows: 'No open reports' },
    { at: '/admin/audit-log', shows: 'Audit log' },
    { at: '/admin/exercises', shows: 'Create exercise' },
    { at: '/admin/programs', shows: 'Create program' },
    { at: '/admin/programs/break-100/builder', shows: 'Add Week' },
    { at: '/admin/programs/no-such-program/builder', shows: 'Program not found' },
  ];
  for (const screen of screens) await look(page, screen, check);
});

const reading = ['/', '/programs', '/my-schedule', '/my-schedule/week/1', '/calendar-list'];
const alsoReading = [
  ...['/programs/break-100', '/progress', '/progress/practice', '/rounds'],
  '/achievements',
];

test('every screen shows that it is loading, and offers a retry when loading fails @once', async ({
  page,
  enrollment: _,
  server,
  axe,
  browserErrors,
}) => {
  browserErrors.allow(/status of 500/);
  // Simulates a browser that forbids storage, so that no reads are kept for the next screen.
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  // Blocks the socket: a page that the test has fulfilled may not open one.
  await page.routeWebSocket(/\/ws$/, () => {});
  const [session] = await own(page, '/api/user/scheduled-sessions/current-program');
  const reads = /\/api\/(user\/(?!should)|programs)/;
  for (const at of [...reading, ...alsoReading, `/my-schedule/session/${session?.id}`]) {
    await test.step(at, async () => {
      let fail = () => {};
      const failing = new Promise<void>((resolve) => {
        fail = resolve;
      });
      // Serves the page as the service worker does: the server would embed the home screen's data.
      await page.route(
        ({ pathname }) => pathname === '/',
        async (route) => {
          const response = await route.fetch({ url: `${server.url}/index.html` });
          await route.fulfill({ response });
        },
      );
      await page.route(reads, async (route) => {
        await failing;
        await route.fulfill({ status: 500, json: { code: 'internal', message: 'Broken.' } });
      });
      await page.goto(at);
      await expect(page.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeAttached();
      await axe(page);
      fail();
      const again = page.getByRole('button', { name: 'Try Again' }).first();
      await expect(again).toBeVisible();
      await axe(page);
      await page.unrouteAll({ behavior: 'wait' });
      await again.click();
      await expect(again).toBeHidden();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    });
  }
});

test('the home screen fits the narrowest phone, even with double-size text @once', async ({
  page,
  enrollment: _,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Start session' })).toBeVisible();
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    const outside = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(outside, size).toBeLessThanOrEqual(320);
  }
});

test('the administration link leaves enough room in the header on the narrowest phone @once', async ({
  page,
  administrator: _,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  const tool = page.getByRole('link', { name: 'Administration' });
  await expect(tool).toBeInViewport();
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    const header = await page.getByRole('banner').evaluate((element) => {
      const title = element.querySelector('h1');
      const tools = [...element.querySelectorAll('a, button')].filter(
        (one) => one.checkVisibility() && one.getBoundingClientRect().width < 44,
      );
      return { title: title && title.scrollWidth - title.clientWidth, small: tools.length };
    });
    expect(header, size).toEqual({ title: 0, small: 0 });
    const outside = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(outside, size).toBeLessThanOrEqual(320);
  }
  await tool.click();
  await expect(page.getByRole('heading', { name: 'Platform Statistics' })).toBeVisible();
});

test('achievements do not scroll sideways on the narrowest phone @once', async ({
  page,
  golfer: _,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/achievements');
  for (const tab of ['All', 'Seasonal', 'Unlocked', 'In Progress']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    const outside = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(outside, tab).toBeLessThanOrEqual(320);
  }
});
