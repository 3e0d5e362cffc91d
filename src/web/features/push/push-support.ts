import { isInstalled, isIpad, isIphone } from '#web/platform/browser/device-traits.ts';

/** Whether this device supports push; `install` on iPhones and iPads until Pinhigh is on the home screen. */
export type PushSupport = 'supported' | 'unsupported' | 'install';

export function pushSupport(): PushSupport {
  const knowsPush =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  // A page on http://localhost is a secure context, too.
  if (!window.isSecureContext) return 'unsupported';
  if (knowsPush) return 'supported';
  return (isIphone() || isIpad()) && !isInstalled() ? 'install' : 'unsupported';
}
