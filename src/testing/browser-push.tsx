import { vi } from 'vitest';

/** Any keys of the right size work in a stubbed browser. */
export const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };

type Settings = {
  readonly permission?: NotificationPermission;
  /** The golfer's answer to the permission prompt. */
  readonly answer?: NotificationPermission;
  /** Whether the browser already has a subscription. */
  readonly subscribed?: boolean;
  /** The server key for which the subscription was made. */
  readonly madeFor?: ArrayBuffer;
  /** Makes subscribing fail, as when the browser's push service is down. */
  readonly broken?: boolean;
};

export const endpoint = 'https://push.example.com/this-device';

/** Stubs the push API of a browser until the end of the test. Returns the calls made to it. */
export function stubBrowserPush(settings: Settings = {}) {
  const { permission = 'default', answer = 'granted', broken = false } = settings;
  const asked: string[] = [];
  const subscription = {
    endpoint,
    options: { applicationServerKey: settings.madeFor ?? null },
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      asked.push('unsubscribe');
      state.subscription = null;
      return true;
    },
  };
  const state: { subscription: typeof subscription | null } = {
    subscription: settings.subscribed ? subscription : null,
  };
  const registration = {
    pushManager: {
      getSubscription: async () => state.subscription,
      subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
        asked.push(`subscribe ${applicationServerKey}`);
        if (broken) throw new DOMException('Registration failed', 'AbortError');
        state.subscription = subscription;
        return subscription;
      },
    },
  };
  const notification = {
    permission,
    requestPermission: async () => {
      asked.push('permission');
      notification.permission = answer;
      return answer;
    },
  };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('navigator', {
    userAgent: navigator.userAgent,
    language: navigator.language,
    maxTouchPoints: 0,
    languages: navigator.languages,
    clipboard: navigator.clipboard,
    onLine: true,
    serviceWorker: {
      register: async () => registration,
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
    },
  });
  return { asked, notification };
}
