import { networkFailures } from './browser-errors.ts';
import { expect, type Page, test } from './fixtures.ts';
import { logPractice, saved, strip } from './queue-steps.ts';

test.use({ keepsApp: true });

test.beforeEach(({ browserErrors }) => {
  browserErrors.allow(networkFailures, /Couldn't load preload assets/);
});

type Item = { readonly type: string; readonly title: string; readonly isCompleted: boolean };

/** Returns the golfer's practice, rounds and completed sessions on the server. */
async function ledgerOf(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/user/activity-calendar');
  const items = (await answer.json()) as Item[];
  return items
    .filter(({ isCompleted }) => isCompleted)
    .map(({ type }) => type)
    .sort();
}

/** Cuts the page off from the API, but not from its own files, as with a service worker. */
const cutOff = (page: Page) =>
  page.route('**/api/**', (route) => route.abort('internetdisconnected'));
/** Fires the browser's event for being online again. */
const comesOnline = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

const reconnect = (page: Page) => page.unroute('**/api/**');

async function logRound(page: Page) {
  await page.getByRole('button', { name: 'Add Session' }).filter({ visible: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Track Round/ }).click();
  await dialog.getByText('9', { exact: true }).click();
  await dialog.getByRole('spinbutton', { name: 'Total score' }).fill('44');
  await dialog.getByLabel('Name').fill('Evening nine');
  await dialog.getByRole('button', { name: 'Add round' }).click();
  await expect(dialog).toBeHidden();
}

async function completeSession(page: Page) {
  await page.getByRole('link', { name: 'Start session' }).click();
  await page.getByRole('button', { name: 'Complete Session' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Notes').fill('Wind from the left');
  await dialog.getByRole('button', { name: 'Complete Session' }).click();
  await expect(dialog).toBeHidden();
}

/** Opens the screens in advance, so that their code is available offline. */
async function warmUp(page: Page) {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start session' }).click();
  await page.getByRole('button', { name: 'Complete Session' }).click();
  const complete = page.getByRole('dialog').getByRole('button', { name: 'Complete Session' });
  await expect(complete).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await page.getByRole('button', { name: 'Add Session' }).filter({ visible: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('changes made offline wait on the device, survive reopening the page, and count once @once', async ({
  page,
  context,
  enrollment: _,
  axe,
}) => {
  await warmUp(page);
  await context.setOffline(true);

  await test.step('a practice, a round and a completed session are saved offline', async () => {
    await logPractice(page, 'Range');
    await expect(saved(page)).toBeVisible();
    await logRound(page);
    await completeSession(page);
    await expect(strip(page)).toHaveText(/Offline\. 3 waiting to sync/);
    await axe(page);
    await strip(page).getByRole('button', { name: 'Show' }).click();
    const rows = page.getByRole('dialog').getByRole('listitem');
    await expect(rows).toHaveText([/^Range/, /^Evening nine, 9 holes, 44/, /completed.*stars$/]);
    await axe(page);
    await page.getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('they are still there when the page is opened again', async () => {
    await cutOff(page);
    await context.setOffline(false);
    expect(await ledgerOf(page)).toEqual([]);
    await reconnect(page);
    await page.route('**/api/user/{free-practice-sessions,golf-rounds,complete-session}', (route) =>
      route.abort('internetdisconnected'),
    );
    await page.goto('/');
    await expect(strip(page)).toHaveText(/3 waiting to sync/);
  });

  await test.step('each is sent once when the network is back', async () => {
    await page.unroute('**/api/user/{free-practice-sessions,golf-rounds,complete-session}');
    await comesOnline(page);
    await expect(strip(page)).toBeHidden();
    const ledger = ['free_practice', 'golf_round', 'scheduled_session'];
    expect(await ledgerOf(page)).toEqual(ledger);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await ledgerOf(page)).toEqual(ledger);
  });
});

test('a change that is sent repeatedly because responses are lost counts once @once', async ({
  page,
  golfer: _,
}) => {
  // The service worker would send the change between two pages, and the route below does not intercept its requests.
  await page.addInitScript(() =>
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync'),
  );
  await page.goto('/');
  // The server makes the change each time, but the response never arrives.
  await page.route('**/api/user/free-practice-sessions', async (route) => {
    await route.fetch();
    // A page that was left has already aborted the request.
    await route.abort('connectionreset').catch(() => {});
  });
  await logPractice(page, 'Range');
  await expect(saved(page)).toBeVisible();
  for (let again = 0; again < 3; again += 1) {
    const sent = page.waitForRequest('**/api/user/free-practice-sessions');
    await page.reload();
    await sent;
    await expect(strip(page)).toHaveText(/1 waiting to sync/);
  }
  await page.unroute('**/api/user/free-practice-sessions');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(strip(page)).toBeHidden();
  expect(await ledgerOf(page)).toEqual(['free_practice']);
});

test('a device without storage space says so and keeps the typed text in the form until it is online @once', async ({
  page,
  context,
  baseURL: origin = '',
  golfer: _,
}) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await cutOff(page);
  await page.getByRole('button', { name: 'Add Session' }).filter({ visible: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Training Session/ }).click();
  await dialog.getByLabel('Title').fill('Range');
  await dialog.getByRole('button', { name: 'Add session' }).click();
  await expect(page.getByText(/this device has no room to store it/).first()).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('Range');
  await reconnect(page);
  await dialog.getByRole('button', { name: 'Add session' }).click();
  await expect(dialog).toBeHidden();
  expect(await ledgerOf(page)).toEqual(['free_practice']);
});

test('two tabs show the same queue of waiting changes @once', async ({
  page,
  context,
  golfer: _,
}) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/');
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await cutOff(tab);
  }
  await logPractice(page, 'Range');
  for (const tab of [page, other]) await expect(strip(tab)).toHaveText(/1 waiting to sync/);
  await reconnect(other);
  await comesOnline(other);
  for (const tab of [page, other]) await expect(strip(tab)).toBeHidden();
  expect(await ledgerOf(page)).toEqual(['free_practice']);
});

test('the golfer decides which completion counts if another device completed the session meanwhile @once', async ({
  page,
  openContext,
  golfer,
  enrollment: _,
  axe,
}) => {
  await warmUp(page);
  await cutOff(page);
  await completeSession(page);
  await expect(saved(page)).toBeVisible();

  const laptop = await (await openContext()).newPage();
  await laptop.goto('/sign-in');
  await laptop.getByLabel('E-mail').fill(golfer.email);
  await laptop.getByLabel('Password', { exact: true }).fill(golfer.password);
  await laptop.getByRole('button', { name: 'Sign in' }).click();
  await laptop.getByRole('link', { name: 'Start session' }).click();
  await laptop.getByRole('button', { name: 'Complete Session' }).click();
  await laptop.getByRole('dialog').getByLabel('Notes').fill('From the laptop');
  await laptop.getByRole('dialog').getByRole('button', { name: 'Complete Session' }).click();
  await expect(laptop.getByText('Session completed!', { exact: true })).toBeVisible();

  await reconnect(page);
  await page.reload();
  await expect(strip(page)).toHaveText(/1 entry needs you/);
  await strip(page).getByRole('button', { name: 'Decide' }).click();
  const dialog = page.getByRole('dialog', { name: 'Which one counts?' });
  await expect(dialog.getByText('From the laptop')).toBeVisible();
  await axe(page);
  await dialog.getByRole('button', { name: 'Use this device' }).click();
  await expect(strip(page)).toBeHidden();
  expect(await ledgerOf(page)).toEqual(['scheduled_session']);
  await page.reload();
  await expect(page.getByText('Wind from the left')).toBeVisible();
  await expect(page.getByText(/Other entry: .*From the laptop/)).toBeVisible();
});
