import { isInstalled, isIpad, isIphone } from '#web/platform/device.ts';

/** Whether this device can have pushes; `install` on iPhones until Pinhigh is on the home screen. */
export type PushSupport = 'supported' | 'unsupported' | 'install';

export function pushSupport(): PushSupport {
  const knowsPush =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  // Secure also means the machine itself: http://localhost.
  if (window.isSecureContext && knowsPush) return 'supported';
  return (isIphone() || isIpad()) && !isInstalled() ? 'install' : 'unsupported';
}
