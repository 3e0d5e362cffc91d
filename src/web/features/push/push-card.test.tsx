import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { push } from '#contract/push.ts';
import { endpoint, keys, stubBrowserPush } from '#testing/browser-push.tsx';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { PushCard } from './push-card.tsx';

const server = stubServer();
afterEach(() => vi.unstubAllGlobals());

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) Safari/604.1';

const done = { success: true } as const;

/** Stubs a server that knows these devices, and that adds and removes devices. */
function serverKnows(...endpoints: string[]) {
  let known = endpoints;
  server.answers(push.publicKey, { publicKey: 'BKEY' });
  server.answersBy(push.list, () =>
    known.map((one) => ({
      endpoint: one,
      createdAt: '2026-05-14T08:00:00.000Z',
      browser: 'Firefox',
      system: one === endpoint ? 'Linux' : 'Android',
    })),
  );
  server.answersBy(push.subscribe, ({ body }) => {
    known = [...known, body.endpoint];
    return done;
  });
  server.answersBy(push.unsubscribe, ({ body }) => {
    known = known.filter((one) => one !== body.endpoint);
    return done;
  });
}

const show = () => renderScreen(<PushCard />, { user: aGolfer() });
const theSwitch = (name = 'This device') => screen.getByRole('switch', { name });
const status = () =>
  screen.getByRole('heading', { name: 'Push notifications' }).closest('section')?.textContent;

test('without push support, the switch is disabled and the card lists possible causes', async () => {
  await show();
  expect(theSwitch()).toHaveProperty('disabled', true);
  expect(status()).toContain('Push does not work here');
  const causes = screen.getAllByRole('listitem').map((cause) => cause.textContent);
  expect(causes).toEqual([
    expect.stringContaining('Browser compatibility'),
    expect.stringContaining('HTTPS requirement'),
    expect.stringContaining('Service worker restrictions'),
  ]);
  expect(server.log()).toEqual([]);
});

test('an insecure page says what needs https, whatever the browser supports', async () => {
  stubBrowserPush({ permission: 'granted' });
  vi.stubGlobal('isSecureContext', false);
  await show();
  expect(status()).toContain('Push does not work here');
  expect(status()).toContain('need an address that begins with https');
});

test('an iPhone on an insecure page is not sent to the home screen, where push would not work either', async () => {
  vi.stubGlobal('navigator', { userAgent: iphone, maxTouchPoints: 5, language: 'en' });
  vi.stubGlobal('isSecureContext', false);
  await show();
  expect(status()).toContain('Push does not work here');
});

test('an iPhone in Safari shows the three steps to add the app to the home screen instead', async () => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', { userAgent: iphone, maxTouchPoints: 5, language: 'en' });
  await show();
  expect(theSwitch('This iPhone')).toHaveProperty('disabled', true);
  expect(status()).toContain('Needs Pinhigh on the home screen');
  const steps = screen.getAllByRole('listitem').map((step) => step.textContent);
  expect(steps).toEqual([
    '1Tap Share in Safari.',
    '2Choose Add to Home Screen.',
    '3Open Pinhigh from there and switch this on.',
  ]);
});

test('a browser that blocks notifications shows how to allow them and is not asked again', async () => {
  const { asked } = stubBrowserPush({ permission: 'denied' });
  await show();
  expect(theSwitch()).toHaveProperty('disabled', true);
  expect(status()).toContain('Permission denied for notifications');
  expect(status()).toContain('Open this site’s settings');
  expect(asked).toEqual([]);
  expect(server.log()).toEqual([]);
});

test('the card asks for permission and subscribes only after the golfer turns on the switch', async () => {
  const { asked } = stubBrowserPush();
  serverKnows();
  const { golfer } = await show();
  expect(status()).toContain('Off. Reminders still appear in your notifications.');
  expect(asked).toEqual([]);
  expect(server.log()).toEqual([]);
  await golfer.click(theSwitch());
  expect(await screen.findByText('Push notifications enabled')).toBeDefined();
  await waitFor(() => expect(theSwitch().getAttribute('aria-checked')).toBe('true'));
  expect(asked).toEqual(['permission', 'subscribe BKEY']);
  expect(server.calls(push.subscribe).map(({ body }) => body)).toEqual([
    { endpoint, p256dhKey: keys.p256dh, authKey: keys.auth },
  ]);
});

test('an existing browser subscription is sent again instead of creating a new one', async () => {
  const { asked } = stubBrowserPush({ permission: 'granted', subscribed: true });
  serverKnows();
  const { golfer } = await show();
  await waitFor(() => expect(theSwitch()).toHaveProperty('disabled', false));
  await golfer.click(theSwitch());
  expect(await screen.findByText('Push notifications enabled')).toBeDefined();
  expect(asked).toEqual([]);
  expect(server.calls(push.subscribe)).toHaveLength(1);
});

test('a subscription with the keys of another installation is replaced', async () => {
  const madeFor = new Uint8Array([1, 2, 3]).buffer;
  const { asked } = stubBrowserPush({ permission: 'granted', subscribed: true, madeFor });
  serverKnows();
  const { golfer } = await show();
  await waitFor(() => expect(theSwitch()).toHaveProperty('disabled', false));
  await golfer.click(theSwitch());
  expect(await screen.findByText('Push notifications enabled')).toBeDefined();
  expect(asked).toEqual(['unsubscribe', 'subscribe BKEY']);
});

test('the card waits for the browser’s prompt, and a denial leaves the switch off with an explanation', async () => {
  const { notification } = stubBrowserPush();
  const { promise, resolve } = Promise.withResolvers<NotificationPermission>();
  notification.requestPermission = () => promise;
  serverKnows();
  const { golfer } = await show();
  await golfer.click(theSwitch());
  expect(await screen.findByText('Waiting for the browser. Choose Allow.')).toBeDefined();
  expect(theSwitch()).toHaveProperty('disabled', true);
  notification.permission = 'denied';
  resolve('denied');
  expect(await screen.findByText('Failed to enable notifications')).toBeDefined();
  expect(await screen.findByText('This browser blocks notifications from Pinhigh.')).toBeDefined();
  expect(server.log()).toEqual([]);
});

test.each([
  ['the browser cannot subscribe', true],
  ['the server does not take it', false],
])('when %s, the card shows an error and the switch stays off', async (_what, broken) => {
  stubBrowserPush({ permission: 'granted', broken });
  serverKnows();
  if (!broken) server.refuses('internal', push.subscribe);
  const { golfer } = await show();
  await waitFor(() => expect(theSwitch()).toHaveProperty('disabled', false));
  await golfer.click(theSwitch());
  expect(await screen.findByText('Failed to enable notifications')).toBeDefined();
  expect(
    screen.getByText('Failed to subscribe to push notifications. Please try again.'),
  ).toBeDefined();
  await waitFor(() => expect(theSwitch()).toHaveProperty('disabled', false));
  expect(theSwitch().getAttribute('aria-checked')).toBe('false');
});

test('turning the switch off unsubscribes on the server and in the browser', async () => {
  const { asked } = stubBrowserPush({ permission: 'granted', subscribed: true });
  serverKnows(endpoint);
  const { golfer } = await show();
  await waitFor(() => expect(theSwitch().getAttribute('aria-checked')).toBe('true'));
  expect(status()).toContain('Reminders and news when the app is closed');
  await golfer.click(theSwitch());
  expect(await screen.findByText('Push notifications disabled')).toBeDefined();
  await waitFor(() => expect(theSwitch().getAttribute('aria-checked')).toBe('false'));
  expect(asked).toEqual(['unsubscribe']);
  expect(server.calls(push.unsubscribe).map(({ body }) => body)).toEqual([{ endpoint }]);
});

test('when turning off fails, the switch stays on and the card shows an error', async () => {
  stubBrowserPush({ permission: 'granted', subscribed: true });
  serverKnows(endpoint);
  server.isUnreachable(push.unsubscribe);
  const { golfer } = await show();
  await waitFor(() => expect(theSwitch().getAttribute('aria-checked')).toBe('true'));
  await golfer.click(theSwitch());
  expect(await screen.findByText('Failed to disable notifications')).toBeDefined();
  await waitFor(() => expect(theSwitch().getAttribute('aria-checked')).toBe('true'));
});

test('the switch is off on a device that the server does not know, even if it knows other devices', async () => {
  stubBrowserPush({ permission: 'granted', subscribed: true });
  serverKnows('https://push.example.com/another-device');
  await show();
  await waitFor(() => expect(theSwitch()).toHaveProperty('disabled', false));
  expect(theSwitch().getAttribute('aria-checked')).toBe('false');
  expect(screen.queryByRole('button', { name: /test notification/ })).toBeNull();
});

test('a test notification is sent once, and the button shows that it was sent', async () => {
  stubBrowserPush({ permission: 'granted', subscribed: true });
  serverKnows(endpoint);
  server.answers(push.test, { success: true });
  const { golfer } = await show();
  await golfer.click(await screen.findByRole('button', { name: 'Send test notification' }));
  const sent = await screen.findByRole('button', { name: 'Test notification sent' });
  expect(sent).toHaveProperty('disabled', true);
  expect(screen.getByText('It should appear within a few seconds.')).toBeDefined();
  expect(server.calls(push.test)).toHaveLength(1);
});

test('a failed test notification shows an error and keeps the button enabled', async () => {
  stubBrowserPush({ permission: 'granted', subscribed: true });
  serverKnows(endpoint);
  server.refuses('not_found', push.test);
  const { golfer } = await show();
  await golfer.click(await screen.findByRole('button', { name: 'Send test notification' }));
  const [alert] = await screen.findAllByText('Failed to send test notification');
  expect(alert).toBeDefined();
  expect(screen.getByRole('button', { name: 'Send test notification' })).toHaveProperty(
    'disabled',
    false,
  );
});

/** The rows of the device list. A toast is a row of another list. */
const deviceRows = async () => {
  const [list] = await screen.findAllByRole('list');
  return within(list ?? document.body).getAllByRole('listitem');
};

test('the card lists every subscribed device and can turn off another device', async () => {
  const elsewhere = 'https://push.example.com/another-device';
  stubBrowserPush({ permission: 'granted', subscribed: true });
  serverKnows(endpoint, elsewhere);
  const { golfer } = await show();
  const device = await screen.findByRole('button', { name: /^Turn off notifications/ });
  const rows = async () => (await deviceRows()).map((row) => row.textContent);
  expect(await rows()).toEqual([
    'Firefox on LinuxThis device, since 14 MayHere',
    expect.stringContaining('Firefox on AndroidSince 14 MayTurn off'),
  ]);
  expect(device.getAttribute('aria-label')).toContain('Firefox on Android');
  await golfer.click(device);
  expect(await screen.findByText('No more notifications on Firefox on Android')).toBeDefined();
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(server.calls(push.unsubscribe).map(({ body }) => body)).toEqual([{ endpoint: elsewhere }]);
  expect(theSwitch().getAttribute('aria-checked')).toBe('true');
});

test('a device that fails to be turned off stays listed and shows an error', async () => {
  stubBrowserPush({ permission: 'granted', subscribed: true });
  serverKnows(endpoint, 'https://push.example.com/another-device');
  server.isUnreachable(push.unsubscribe);
  const { golfer } = await show();
  await golfer.click(await screen.findByRole('button', { name: /^Turn off notifications/ }));
  expect(await screen.findByText('Not turned off')).toBeDefined();
  expect(await deviceRows()).toHaveLength(2);
});
