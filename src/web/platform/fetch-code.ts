import { BlockedError, OfflineError } from './api/failures.ts';
import { isReachable } from './api/reachable.ts';
import { reloadIntoNewest } from './update/reload.ts';

// A new version of the app removes the old files, and one reload fetches the new ones. If files are still missing
// after that, more reloads would not help.
const reloadEveryMs = 60_000;
const storageKey = 'reloaded';

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(storageKey));
    if (Date.now() - last < reloadEveryMs) return false;
    sessionStorage.setItem(storageKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

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
