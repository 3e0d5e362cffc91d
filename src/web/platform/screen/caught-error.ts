import { ApiError, OfflineError } from '../api/failures.ts';

/**
 * For React's root: what a boundary has shown to the golfer. An answer that failed or did not arrive is
 * told there and is no fault of the code; anything else is one and goes to the console.
 */
export function onCaughtError(error: unknown): void {
  if (error instanceof ApiError || error instanceof OfflineError) return;
  reportError(error);
}
