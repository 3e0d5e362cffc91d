import type { NotificationData } from './show-push.ts';

type Scope = Pick<ServiceWorkerGlobalScope, 'clients' | 'location' | 'fetch'>;

type Click = {
  readonly action: string;
  readonly notification: { readonly data: NotificationData };
};

/** Runs the action of the clicked button, or opens the screen of the notification. */
export async function openNotification(
  scope: Scope,
  { action, notification }: Click,
): Promise<void> {
  const { path, actions = [] } = notification.data;
  const chosen = actions.find((each) => each.action === action);
  if (chosen?.call) await send(scope, chosen.call);
  else await open(scope, chosen?.path ?? path);
}

/** Resolves a URL on our own site; returns the home URL for any other site. */
function ownUrl({ location }: Scope, address: string): URL {
  const url = new URL(address, location.origin);
  return url.origin === location.origin ? url : new URL(location.origin);
}

/** Opens a path in an existing window, if there is one. */
async function open(scope: Scope, path: string): Promise<void> {
  const { clients } = scope;
  const { href } = ownUrl(scope, path);
  const all = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Screens must not open in a frame of ours, such as the builder's preview.
  const windows = all.filter(({ frameType }) => frameType !== 'nested');
  const shown = windows.find(({ visibilityState }) => visibilityState === 'visible') ?? windows[0];
  try {
    if (shown === undefined) throw new Error('No window is open');
    await shown.focus();
    await shown.navigate(href);
  } catch {
    // Windows that this service worker does not control yet cannot be navigated.
    await clients.openWindow(href);
  }
}

/** Sends the request of an action. When offline, nothing happens; the notification stays in the app's list. */
async function send(
  scope: Scope,
  { method, url }: { readonly method: string; readonly url: string },
): Promise<void> {
  await scope.fetch(ownUrl(scope, url), { method, credentials: 'same-origin' }).catch(() => {});
}
