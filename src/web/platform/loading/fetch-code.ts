import { BlockedError, OfflineError } from '../api/failures.ts';
import { isReachable } from '../api/reachable.ts';
import { browserValue } from '../device/browser-value.ts';
import { reloadIntoNewest } from '../update/reload.ts';

// A new version of the app removes the old files, and one reload fetches the new ones. If files are still missing
// after that, more reloads would not help.
const reloadEveryMs = 60_000;
const reloadedAt = browserValue<number>('reloaded', 'sessionStorage');

// Where storage is forbidden, the page would reload again and again.
const mayReload = () =>
  Date.now() - (reloadedAt.read() ?? 0) >= reloadEveryMs && reloadedAt.keep(Date.now());

/**
 * Runs a dynamic import. Throws an `OfflineError` when the server is unreachable, like a request. If the server is
 * reachable but the file is missing, reloads the page in the newest version, and throws a `BlockedError` if that did not
 * help.
 */
export async function fetchCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    const isThere = await isReachable();
    if (isThere && mayReload()) {
      await reloadIntoNewest();
      return new Promise(() => {});
    }
    throw new (isThere ? BlockedError : OfflineError)('A part of the app did not arrive', {
      cause,
    });
  }
}
