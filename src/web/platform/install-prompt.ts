import { isInstalled, isIpad, isIphone } from './browser/device-traits.ts';
import { browserValue } from './device/browser-value.ts';
import { createStore, type ReadableStore } from './store.ts';

/** The event that Chromium fires on an installable page; other browsers do not have it. */
type InstallOffer = Event & {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
};

type Shown = false | 'offered' | 'asked';

const showAfterMs = 2000;
const showOnDevelopmentHostAfterMs = 3000;
const developmentHosts = ['localhost', '127.0.0.1', '[::1]'];
const developmentPorts = ['5173', '5000'];
const dismissedForMs = 7 * 24 * 60 * 60 * 1000;
const dismissedAt = browserValue<number>('install-dismissed');
/** Stored, but never read: a browser offers the app only while it is not installed, and the card is right then. */
const acceptedAt = browserValue<number>('install-accepted');

/** Shows the card even if it was dismissed before; administrators use this to test it. */
const forcedEvent = 'pinhigh:show-install-prompt';

const shown = createStore<Shown>(false);
let offer: InstallOffer | null = null;

/** Whether the card is on screen, and whether somebody has just asked for it. */
export const installPromptShown: ReadableStore<Shown> = shown;

const isMobile = () => matchMedia('(pointer: coarse)').matches;

const isDevelopmentHost = () =>
  developmentHosts.includes(location.hostname) && developmentPorts.includes(location.port);

/** Other iPhone browsers add their names to the user agent. Their way to add to the home screen is different. */
const otherThanSafari = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo/;

/** Safari on an iPhone or iPad: it can install the app but has no install event. */
export const isMobileSafari = (): boolean =>
  (isIphone() || isIpad()) && !otherThanSafari.test(navigator.userAgent);

/** Listens for the browser's install events; called when the page starts. */
export function watchInstall(): void {
  if (document.readyState === 'complete') onLoad();
  else addEventListener('load', onLoad, { once: true });
  addEventListener('beforeinstallprompt', (event) => {
    // Otherwise the browser shows its own install bar.
    event.preventDefault();
    offer = event as InstallOffer;
    if (isMobile()) setTimeout(showUnlessDismissed, showAfterMs);
  });
  addEventListener('appinstalled', () => {
    offer = null;
    shown.set(false);
  });
  addEventListener(forcedEvent, () => show('asked'));
}

function onLoad(): void {
  if (isDevelopmentHost()) setTimeout(show, showOnDevelopmentHostAfterMs);
  // From an address without https, the app would neither open without a network nor remind of anything.
  else if (window.isSecureContext && isMobileSafari()) setTimeout(showUnlessDismissed, showAfterMs);
}

function showUnlessDismissed(): void {
  const wasDismissed = Date.now() - (dismissedAt.read() ?? 0) < dismissedForMs;
  if (isDevelopmentHost() || !wasDismissed) show();
}

/** Shows the card for an administrator who wants to test it. */
export const forceInstallPrompt = (): void => void dispatchEvent(new Event(forcedEvent));

function show(how: Shown = 'offered'): void {
  if (!isInstalled()) shown.set(how);
}

/**
 * Shows the browser's install dialog. The card closes after the golfer's choice.
 * @returns false when the browser has no such dialog: the golfer needs instructions to do it by hand
 */
export async function install(): Promise<boolean> {
  if (offer === null) return false;
  const asking = offer;
  // The event can open the dialog only once.
  offer = null;
  await asking.prompt();
  const { outcome } = await asking.userChoice;
  if (outcome === 'dismissed') dismissInstall();
  else {
    acceptedAt.keep(Date.now());
    shown.set(false);
  }
  return true;
}

/** Hides the card for seven days. */
export function dismissInstall(): void {
  dismissedAt.keep(Date.now());
  shown.set(false);
}
