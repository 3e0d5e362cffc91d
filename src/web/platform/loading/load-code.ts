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

const retryMs = 3000;

/**
 * Runs a dynamic import. When the code does not arrive, it either `waits` and tries again until it does, or `fails`: it
 * throws an `OfflineError` when the server is unreachable, like a request. If the server is reachable but the file is
 * missing, it reloads the page in the newest version, and throws a `BlockedError` if that did not help.
 */
export async function loadCode<Module>(
  load: () => Promise<Module>,
  without: 'fails' | 'waits' = 'fails',
): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    if (without === 'waits') {
      await new Promise((resolve) => setTimeout(resolve, retryMs));
      return loadCode(load, without);
    }
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
