import { hasStatus } from '../api/failures.ts';
import { hasLeftHere } from '../device/golfer-on-device.ts';

/** Long enough to read the toast that explains the redirect. */
const pauseMs = 500;

/**
 * Whether this request failed because the session ended. A public request, such as signing in, gets 401 for other
 * reasons.
 */
export function isSignedOut(error: unknown, auth: unknown): boolean {
  return auth !== 'public' && hasStatus(error, 401);
}

/**
 * Creates a handler for the end of the session: it calls `notify` at once, and `leave` half a second later. Several
 * requests of a screen may fail at once, so only the first failure counts. Does nothing after the golfer has just
 * signed out in this tab, which already leads to another page.
 */
export function createSignedOutHandler({
  notify,
  leave,
}: {
  notify: () => void;
  leave: () => void;
}) {
  let leaving = false;
  return (error: unknown, auth: unknown) => {
    if (leaving || hasLeftHere() || !isSignedOut(error, auth)) return;
    leaving = true;
    notify();
    setTimeout(leave, pauseMs);
  };
}
