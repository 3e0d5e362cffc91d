import { isInstalled, isIpad, isIphone } from './device.ts';
import { createStore, type ReadableStore } from './store.ts';

/** What Chromium offers on a page that can be installed; other browsers have no such event. */
type InstallOffer = Event & {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
};

const showAfterMs = 2000;
const showOnDevelopmentHostAfterMs = 3000;
const developmentHosts = ['localhost', '127.0.0.1', '[::1]'];
const developmentPorts = ['5173', '5000'];
const dismissedForMs = 7 * 24 * 60 * 60 * 1000;
const dismissedKey = 'install-dismissed';
const acceptedKey = 'install-accepted';

/** Shows the card whatever was dismissed before: administrators test it with this. */
const forcedEvent = 'pinhigh:show-install-prompt';

const shown = createStore(false);
let offer: InstallOffer | null = null;

/** Whether the card is on screen. */
export const installPromptShown: ReadableStore<boolean> = shown;

const isMobile = () => matchMedia('(pointer: coarse)').matches;

const isDevelopmentHost = () =>
  developmentHosts.includes(location.hostname) && developmentPorts.includes(location.port);

/** Other browsers of iPhones say their names, and have the way to the home screen elsewhere. */
const otherThanSafari = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo/;

/** Safari of an iPhone or iPad: it can install the app and offers nothing. */
export const isMobileSafari = (): boolean =>
  (isIphone() || isIpad()) && !otherThanSafari.test(navigator.userAgent);

/** Watches for what the browser offers, from the start of the page on. */
export function watchInstall(): void {
  if (document.readyState === 'complete') onLoad();
  else addEventListener('load', onLoad, { once: true });
  addEventListener('beforeinstallprompt', (event) => {
    // Otherwise the browser shows a bar of its own.
    event.preventDefault();
    offer = event as InstallOffer;
    if (isMobile()) setTimeout(showUnlessDismissed, showAfterMs);
  });
  addEventListener('appinstalled', () => {
    offer = null;
    shown.set(false);
  });
  addEventListener(forcedEvent, show);
}

function onLoad(): void {
  if (isDevelopmentHost()) setTimeout(show, showOnDevelopmentHostAfterMs);
  else if (isMobileSafari()) setTimeout(showUnlessDismissed, showAfterMs);
}

function showUnlessDismissed(): void {
  if (isDevelopmentHost() || !wasDismissed()) show();
}

/** Shows the card to an administrator who wants to see it. */
export const forceInstallPrompt = (): void => void dispatchEvent(new Event(forcedEvent));

function show(): void {
  if (!isInstalled()) shown.set(true);
}

/**
 * Has the browser ask. The card goes away with the answer.
 * @returns false when the browser cannot ask: the golfer has to be told how it is done by hand
 */
export async function install(): Promise<boolean> {
  if (offer === null) return false;
  const asking = offer;
  // It can ask only once.
  offer = null;
  await asking.prompt();
  const { outcome } = await asking.userChoice;
  if (outcome === 'dismissed') dismissInstall();
  else {
    keep(acceptedKey);
    shown.set(false);
  }
  return true;
}

/** Puts the card away for seven days. */
export function dismissInstall(): void {
  keep(dismissedKey);
  shown.set(false);
}

function keep(key: string): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Private windows may refuse; the card is away for this visit.
  }
}

function wasDismissed(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(dismissedKey)) < dismissedForMs;
  } catch {
    return false;
  }
}
