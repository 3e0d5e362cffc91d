import { expect, test } from './fixtures.ts';
import { persistedUrls } from './persisted-urls.ts';
import { offlineReady } from './service-worker.ts';
import { startSigningProxy } from './signing-proxy.ts';

test.use({ keepsApp: true });

test('the installed app leads to the sign-in page of a proxy and back to the same screen @once', async ({
  page,
  server,
  browserErrors,
  enrollment: _,
}) => {
  const proxy = await startSigningProxy(server.url);
  browserErrors.allow(/request to another host|WebSocket connection|service worker|favicon\.ico/);
  await page.goto(`${proxy.url}/my-schedule`);
  await offlineReady(page);
  await page.goto(`${proxy.url}/progress/practice`);
  const level = page.getByText(/^Level \d+$/).first();
  await expect(level).toBeVisible();
  await expect.poll(() => persistedUrls(page)).toContain('/api/user/progress');

  proxy.endSession();
  // The service worker opens the app, whose reads the proxy answers.
  await page.reload();
  await expect(level).toBeVisible();
  await page.getByRole('link', { name: 'Open it' }).click();
  await page.getByRole('button', { name: 'Enter the clubhouse' }).click();
  await expect(level).toBeVisible();
  await expect(page).toHaveURL(`${proxy.url}/progress/practice`);
  await expect(page.getByRole('link', { name: 'Open it' })).toHaveCount(0);
  proxy.stop();
});
