import { isLeaving } from '../persisted-queries/golfer-on-device.ts';
import { hasStatus } from './failures.ts';

/** Long enough to read the toast that explains the jump. */
const pauseMs = 500;

/**
 * True when this call failed because the session ended. A public call, such as signing in, answers
 * 401 for other reasons.
 */
export function isSignedOut(error: unknown, auth: unknown): boolean {
  return auth !== 'public' && hasStatus(error, 401);
}

/**
 * Makes what happens when the session has ended: `tell` at once, and `leave` half a second later.
 * A screen has several calls under way, so only the first one to notice does it; who has just signed out is on the
 * way elsewhere already.
 */
export function createSignedOutHandler({ tell, leave }: { tell: () => void; leave: () => void }) {
  let leaving = false;
  return (error: unknown, auth: unknown) => {
    if (leaving || isLeaving() || !isSignedOut(error, auth)) return;
    leaving = true;
    tell();
    setTimeout(leave, pauseMs);
  };
}
