/** Whether this device can have pushes; `install` on iPhones until Pinhigh is on the home screen. */
export type PushSupport = 'supported' | 'unsupported' | 'install';

export const isIphone = (): boolean => /iPhone|iPod/.test(navigator.userAgent);

/** An iPad says that it is a Mac, but a Mac cannot be touched. */
const isIpad = () =>
  /iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export function pushSupport(): PushSupport {
  const knowsPush =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  // Secure also means the machine itself: http://localhost.
  if (window.isSecureContext && knowsPush) return 'supported';
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  return (isIphone() || isIpad()) && !isInstalled ? 'install' : 'unsupported';
}
