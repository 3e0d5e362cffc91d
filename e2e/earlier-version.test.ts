import { readValue } from './browser-database.ts';
import { networkFailures } from './browser-errors.ts';
import { expect, type Page, test } from './fixtures.ts';
import { golferInTraining } from './golfer-in-training.ts';
import { persistedUrls } from './persisted-urls.ts';
import { logPractice, strip } from './queue-steps.ts';
import { openRange, showsAttempts, tap } from './range-taps.ts';

/** Leads to a page of the same site that is not the app. */
const leave = (page: Page) => page.goto('/robots.txt', { waitUntil: 'commit' });

/** Runs in the page: stores what the device has as the version before did, which had three databases. */
async function asBefore(): Promise<void> {
  const done = <Answer>(request: IDBRequest<Answer>) =>
    new Promise<Answer>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  type Row = { readonly key: string; readonly at: number; readonly value: unknown };
  const device = await done(indexedDB.open('pinhigh-queue'));
  const all = async (store: string) =>
    (await done(device.transaction(store).objectStore(store).getAll())) as Row[];
  const [changes, reads, values] = [await all('changes'), await all('reads'), await all('values')];
  device.close();
  await done(indexedDB.deleteDatabase('pinhigh-queue'));
  const create = async (
    name: string,
    store: readonly [string, IDBObjectStoreParameters],
    rows: readonly unknown[],
  ) => {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => {
      const created = opening.result.createObjectStore(...store);
      if (name === 'pinhigh-queue') created.createIndex('golfer', 'golferId');
      for (const row of rows) created.put(row);
    };
    (await done(opening)).close();
  };
  await create('pinhigh-queue', ['changes', { keyPath: 'order', autoIncrement: true }], changes);
  await create('reads', ['reads', { keyPath: ['golferId', 'url'] }], reads);
  const copies = values
    .filter(({ value }) => value !== null)
    .map(({ key, ...stored }) => ({ key, at: stored.at, text: JSON.stringify(stored) }));
  await create('pinhigh-values', ['values', { keyPath: 'key' }], copies);
  for (const { key, text } of copies) if (key.includes(':')) localStorage.setItem(key, text);
  localStorage.setItem('waiting-changes', '');
}

test('a device that was signed out by the version before has no reads left when it shows the landing page @once', async ({
  page,
  context,
  golfer: _,
}) => {
  await page.goto('/');
  await expect.poll(() => persistedUrls(page)).toContain('/api/auth/user');
  await leave(page);
  await page.evaluate(asBefore);
  await context.clearCookies();
  await page.evaluate(() => localStorage.setItem('golfer', ''));
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('golfer'))).toBeNull();
  const databases = await page.evaluate(() => indexedDB.databases());
  expect(databases.map(({ name }) => name)).not.toContain('reads');
});

test('a device that the version before has filled keeps everything when the app is updated @once', async ({
  page,
  context,
  enrollment: _,
  browserErrors,
}) => {
  browserErrors.allow(networkFailures);
  const { drill } = await golferInTraining(context, '');
  const session = `/my-schedule/session/${drill.session.id}`;

  await test.step('practice waits to be sent', async () => {
    await page.route('**/api/user/free-practice-sessions', (route) =>
      route.abort('internetdisconnected'),
    );
    await page.goto('/');
    await logPractice(page, 'Range');
    await expect(strip(page)).toHaveText(/1 waiting to sync/);
  });
  await test.step('a session is started', async () => {
    await openRange(page, `${session}/train`, drill.at);
    await tap(page, 'Hit');
    await tap(page, 'Miss');
    await showsAttempts(page, drill, [1, 0]);
  });
  await test.step('a form is half filled in', async () => {
    await page.goto(session);
    await page.getByRole('button', { name: 'Complete Session' }).click();
    await page.getByRole('dialog').getByLabel('Notes').fill('Half a sen');
  });
  await test.step('a round is open', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Add Session' }).filter({ visible: true }).click();
    await page.getByRole('link', { name: /^On the course/ }).click();
    await page.getByLabel('Course').fill('Kennemer');
    await page.getByRole('button', { name: 'Start on hole 1' }).click();
    await page.getByRole('button', { name: '5 strokes', exact: true }).first().click();
  });
  const reads = await persistedUrls(page);
  expect(reads).toContain('/api/user/dashboard');
  await leave(page);
  await page.evaluate(asBefore);

  await test.step('after the update, everything is there', async () => {
    await page.goto('/');
    await expect(strip(page)).toHaveText(/1 waiting to sync/);
    expect(await persistedUrls(page)).toEqual(expect.arrayContaining(reads));
    await showsAttempts(page, drill, [1, 0]);
    await page.getByRole('button', { name: 'Add Session' }).filter({ visible: true }).click();
    await expect(page.getByRole('link', { name: 'Resume: hole 1 Kennemer' })).toBeVisible();
    await page.goto(session);
    await page.getByRole('button', { name: 'Complete Session' }).click();
    await expect(page.getByRole('dialog').getByLabel('Notes')).toHaveValue(/Half a sen/);
  });
  await test.step('the next start leaves nothing in the places of the version before', async () => {
    const databases = () =>
      page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    await expect.poll(databases).toEqual(['pinhigh-queue']);
    await page.goto('/');
    await expect(strip(page)).toHaveText(/1 waiting to sync/);
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => key.includes(':') || key === 'waiting-changes')).toEqual([]);
    expect(await readValue(page, 'earlier-version')).toBeNull();
  });
  await test.step('the practice is sent once the server can be reached', async () => {
    await page.unroute('**/api/user/free-practice-sessions');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(strip(page)).toBeHidden();
  });
});
