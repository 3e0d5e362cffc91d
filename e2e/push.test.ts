import type { Page } from '@playwright/test';
import { inChromium } from './browsers.ts';
import { expect, test } from './fixtures.ts';

test.use({ keepsApp: true, launchOptions: inChromium });

/**
 * Chromium cannot reach a push service in a test, so the page fakes the subscription, which survives a reload like a
 * real one. Permission, service worker and server are real.
 */
async function answerSubscribing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const stored = 'test-subscription';
    const subscription = (endpoint: string) => ({
      endpoint,
      options: { applicationServerKey: null },
      toJSON: () => ({
        endpoint,
        keys: {
          // The base point of P-256, a publicly known public key.
          p256dh:
            'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
          auth: 'AAECAwQFBgcICQoLDA0ODw',
        },
      }),
      unsubscribe: async () => {
        localStorage.removeItem(stored);
        return true;
      },
    });
    const known = () => {
      const endpoint = localStorage.getItem(stored);
      return endpoint === null ? null : subscription(endpoint);
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => known(),
      subscribe: async () => {
        // Delivery to it always fails: such a name leads nowhere.
        localStorage.setItem(stored, `https://push.invalid/${crypto.randomUUID()}`);
        return known();
      },
    });
  });
}

/** Makes the browser deliver a push to the service worker, as its push service would. */
async function deliver(page: Page, message: object): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one !== undefined) resolve(one.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  await client.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  await client.detach();
}

const shownTitles = (page: Page) =>
  page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype;
    const shown = await getNotifications.call(await navigator.serviceWorker.ready);
    return shown.map(({ title }) => title);
  });

const theSwitch = (page: Page) => page.getByRole('switch', { name: 'This device' });

test('a golfer turns push notifications on, keeps them on over a reload, and turns them off @once', async ({
  page,
  golfer: _,
  server,
  axe,
}) => {
  await page.context().grantPermissions(['notifications'], { origin: server.url });
  await answerSubscribing(page);
  await page.goto('/profile');
  await expect(theSwitch(page)).not.toBeChecked();
  await theSwitch(page).click();
  await expect(page.getByText('Push notifications enabled').first()).toBeVisible();
  await expect(theSwitch(page)).toBeChecked();
  await axe(page);

  await page.reload();
  await expect(theSwitch(page)).toBeChecked();
  await page.getByRole('button', { name: 'Send test notification' }).click();
  await expect(page.getByRole('button', { name: 'Test notification sent' })).toBeDisabled();

  const push = { id: '1', type: 'achievement', message: '', path: '/achievements' };
  await deliver(page, { ...push, title: 'Quiet in front', tag: 'a' });
  await deliver(page, { ...push, title: 'Shown anyway', tag: 'b', showAlways: true });
  await expect.poll(() => shownTitles(page)).toEqual(['Shown anyway']);

  await theSwitch(page).click();
  await expect(page.getByText('Push notifications disabled').first()).toBeVisible();
  await page.reload();
  await expect(theSwitch(page)).not.toBeChecked();
});

test('the profile explains that the browser blocks notifications and disables the switch @once', async ({
  page,
  golfer: _,
  axe,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await page.goto('/profile');
  await expect(page.getByText('This browser blocks notifications from Pinhigh.')).toBeVisible();
  await expect(theSwitch(page)).toBeDisabled();
  await axe(page);
});
