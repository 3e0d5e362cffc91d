import type { PushMessage } from '#contract/push.ts';

type Scope = Pick<ServiceWorkerGlobalScope, 'clients' | 'registration'>;

/** The data that a notification stores for its click. */
export type NotificationData = Pick<PushMessage, 'path' | 'actions'>;

/** TypeScript omits options that not every browser supports. */
type Options = NotificationOptions & {
  readonly renotify: boolean;
  readonly actions?: readonly { readonly action: string; readonly title: string }[];
};

/** Shows a push as a notification, unless the app is visible and shows the message itself. */
export async function showPush(
  { clients, registration }: Scope,
  data: Pick<PushMessageData, 'json'> | null,
): Promise<void> {
  if (data === null) return;
  const push: PushMessage = data.json();
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const inFront = windows.some(({ visibilityState }) => visibilityState === 'visible');
  if (inFront && !push.showAlways) return;
  const { title, message: body, tag, renotify = false, path, actions = [] } = push;
  const kept: NotificationData = { path, actions };
  const options: Options = {
    body,
    tag,
    renotify,
    data: kept,
    icon: '/apple-touch-icon.png',
    actions: actions.map(({ action, title }) => ({ action, title })),
  };
  await registration.showNotification(title, options);
}
