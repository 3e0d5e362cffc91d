import { expect, test } from 'vitest';
import type { PushMessage } from '#contract/push.ts';
import { openNotification } from './open-notification.ts';
import { renewSubscription } from './renew-subscription.ts';
import { showPush } from './show-push.ts';

const message: PushMessage = {
  id: '7',
  type: 'session_reminder',
  title: 'Landing spots',
  message: 'Today, 40 minutes.',
  path: '/my-schedule/session/s1',
  tag: 'session_reminder',
  renotify: true,
  actions: [
    { action: 'start', title: 'Start', path: '/my-schedule/session/s1?start' },
    { action: 'later', title: 'Later', call: { method: 'POST', url: '/api/later/7' } },
    { action: 'elsewhere', title: 'Elsewhere', path: 'https://elsewhere.example.com/' },
  ],
};

type Shown = { readonly title: string; readonly options: NotificationOptions };

/** Simulates a browser with these windows of the app, as the service worker sees it. */
function aBrowser(...states: (DocumentVisibilityState | 'framed')[]) {
  const shown: Shown[] = [];
  const done: string[] = [];
  const location = new URL('https://golf.example.org/sw.js');
  const windows = states.map((state, index) => ({
    visibilityState: state === 'framed' ? 'visible' : state,
    frameType: state === 'framed' ? 'nested' : 'top-level',
    focus: async () => void done.push(`focus ${index}`),
    navigate: async (url: string) => {
      if (isUncontrolled) throw new TypeError('This service worker is not the active one');
      done.push(`navigate ${index} ${url.replace(location.origin, '')}`);
    },
  }));
  let isUncontrolled = false;
  const scope = {
    location,
    clients: {
      matchAll: async () => windows,
      openWindow: async (url: string) => void done.push(`open ${url.replace(location.origin, '')}`),
    },
    registration: {
      showNotification: async (title: string, options: NotificationOptions) =>
        void shown.push({ title, options }),
    },
    fetch: async (url: URL, { method }: RequestInit) => {
      done.push(`${method} ${url.href.replace(location.origin, '')}`);
      return new Response();
    },
  } as unknown as ServiceWorkerGlobalScope;
  const arrives = (push: PushMessage) => showPush(scope, { json: () => push });
  const click = async (action = '', push = message) => {
    const { path, actions } = push;
    await openNotification(scope, { action, notification: { data: { path, actions } } });
    return done;
  };
  const release = () => {
    isUncontrolled = true;
  };
  return { shown, arrives, click, release };
}

test.each([
  ['closed', []],
  ['in the background', ['hidden' as const]],
])('while the app is %s, a push appears with its text and buttons', async (_where, windows) => {
  const { shown, arrives } = aBrowser(...windows);
  await arrives(message);
  expect(shown).toEqual([
    {
      title: 'Landing spots',
      options: {
        body: 'Today, 40 minutes.',
        tag: 'session_reminder',
        renotify: true,
        icon: '/apple-touch-icon.png',
        data: { path: message.path, actions: message.actions },
        actions: [
          { action: 'start', title: 'Start' },
          { action: 'later', title: 'Later' },
          { action: 'elsewhere', title: 'Elsewhere' },
        ],
      },
    },
  ]);
});

test('a push is not shown while the app is visible, but a test push is', async () => {
  const { shown, arrives } = aBrowser('hidden', 'visible');
  await arrives(message);
  expect(shown).toEqual([]);
  await arrives({ ...message, showAlways: true });
  expect(shown).toHaveLength(1);
});

test('a push without content shows no notification', async () => {
  const { shown } = aBrowser();
  await expect(showPush({} as ServiceWorkerGlobalScope, null)).resolves.toBeUndefined();
  expect(shown).toEqual([]);
});

test('a click opens the screen in a new window or in the existing window', async () => {
  expect(await aBrowser().click()).toEqual(['open /my-schedule/session/s1']);
  expect(await aBrowser('hidden', 'visible').click()).toEqual([
    'focus 1',
    'navigate 1 /my-schedule/session/s1',
  ]);
});

test('a click does not navigate the preview in the builder’s frame', async () => {
  expect(await aBrowser('framed', 'visible').click()).toEqual([
    'focus 1',
    'navigate 1 /my-schedule/session/s1',
  ]);
});

test('a click opens a new window when the existing window cannot navigate', async () => {
  const browser = aBrowser('hidden');
  browser.release();
  expect(await browser.click()).toEqual(['focus 0', 'open /my-schedule/session/s1']);
});

test('Start opens the session, and Later sends a request and opens nothing', async () => {
  expect(await aBrowser().click('start')).toEqual(['open /my-schedule/session/s1?start']);
  expect(await aBrowser('visible').click('later')).toEqual(['POST /api/later/7']);
});

test('buttons never lead to another site', async () => {
  expect(await aBrowser().click('elsewhere')).toEqual(['open /']);
  expect(await aBrowser().click('', { ...message, path: '//elsewhere.example.com' })).toEqual([
    'open /',
  ]);
});

/** A push subscription as a browser returns it. */
const aSubscription = (endpoint: string, key: ArrayBuffer | null = null) =>
  ({
    endpoint,
    options: { applicationServerKey: key },
    toJSON: () => ({ endpoint, keys: { p256dh: 'BPUBLIC', auth: 'SECRET' } }),
  }) as unknown as PushSubscription;

/** A service worker whose server responds with this public key. */
function aRegistration() {
  const asked: unknown[] = [];
  const scope = {
    registration: {
      pushManager: {
        subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
          asked.push(applicationServerKey);
          return aSubscription('https://push.example.com/renewed');
        },
      },
    },
    fetch: async (path: string, init: RequestInit = {}) => {
      asked.push(`${init.method ?? 'GET'} ${path} ${init.body ?? ''}`.trim());
      return Response.json({ publicKey: 'BKEY' });
    },
  } as unknown as ServiceWorkerGlobalScope;
  return { asked, scope };
}

const sent = (endpoint: string) =>
  `POST /api/push/subscribe ${JSON.stringify({ endpoint, p256dhKey: 'BPUBLIC', authKey: 'SECRET' })}`;

test('a subscription renewed by the browser is sent to the server', async () => {
  const { asked, scope } = aRegistration();
  const newSubscription = aSubscription('https://push.example.com/new');
  await renewSubscription(scope, { newSubscription, oldSubscription: null });
  expect(asked).toEqual([sent('https://push.example.com/new')]);
});

test('an expired subscription is renewed with its old key, or else with the server’s key', async () => {
  const first = aRegistration();
  const key = new ArrayBuffer(65);
  const oldSubscription = aSubscription('https://push.example.com/old', key);
  await renewSubscription(first.scope, { oldSubscription });
  expect(first.asked).toEqual([key, sent('https://push.example.com/renewed')]);
  const second = aRegistration();
  await renewSubscription(second.scope, {});
  expect(second.asked).toEqual([
    'GET /api/push/vapid-public-key',
    'BKEY',
    sent('https://push.example.com/renewed'),
  ]);
});
