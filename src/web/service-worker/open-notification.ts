import type { NotificationData } from './show-push.ts';

type Scope = Pick<ServiceWorkerGlobalScope, 'clients' | 'location' | 'fetch'>;

type Click = {
  readonly action: string;
  readonly notification: { readonly data: NotificationData };
};

/** Does what the clicked button says, or opens the screen that the notification is about. */
export async function openNotification(
  scope: Scope,
  { action, notification }: Click,
): Promise<void> {
  const { path, actions = [] } = notification.data;
  const chosen = actions.find((each) => each.action === action);
  if (chosen?.call) await send(scope, chosen.call);
  else await open(scope, chosen?.path ?? path);
}

/** An address of our own site; home for any other. */
function ownUrl({ location }: Scope, address: string): URL {
  const url = new URL(address, location.origin);
  return url.origin === location.origin ? url : new URL(location.origin);
}

/** In a window that is there already, if there is one. */
async function open(scope: Scope, path: string): Promise<void> {
  const { clients } = scope;
  const { href } = ownUrl(scope, path);
  const all = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  // A frame of ours is not where screens open.
  const windows = all.filter(({ frameType }) => frameType !== 'nested');
  const shown = windows.find(({ visibilityState }) => visibilityState === 'visible') ?? windows[0];
  try {
    if (shown === undefined) throw new Error('No window is open');
    await shown.focus();
    await shown.navigate(href);
  } catch {
    // Windows that this service worker does not control yet cannot be sent anywhere.
    await clients.openWindow(href);
  }
}

/** Without a connection nothing happens; the notification under the bell stays. */
async function send(
  scope: Scope,
  { method, url }: { readonly method: string; readonly url: string },
): Promise<void> {
  await scope.fetch(ownUrl(scope, url), { method, credentials: 'same-origin' }).catch(() => {});
}
