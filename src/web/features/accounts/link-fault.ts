import { hasCode } from '#web/platform/api/failures.ts';

/**
 * Why a mailed link does not work; `used` if it was used or replaced, or never existed, and `invalid` if it was not
 * copied whole.
 */
export type LinkFault = 'expired' | 'used' | 'invalid';

/** Returns why a mailed link with this token, empty if it has none, does not work; null if it may work. */
export function linkFault(token: string, error: Error | null): LinkFault | null {
  if (token === '' || hasCode(error, 'link_invalid')) return 'invalid';
  if (hasCode(error, 'link_expired')) return 'expired';
  return hasCode(error, 'link_used') ? 'used' : null;
}
