import { OfflineError } from './api/failures.ts';
import { reloadIntoNewest } from './update/reload.ts';

// A new version of the app takes the old files away: one reload fetches it. If the files are still
// missing after that, reloading again and again would help nobody.
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

const isReachable = () =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Runs a dynamic import. Without a network it throws an `OfflineError`, as a call would; when the
 * server is there but the file is not, the page is loaded again in its new version.
 */
export async function fetchCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    if ((await isReachable()) && mayReload()) {
      await reloadIntoNewest();
      return new Promise(() => {});
    }
    throw new OfflineError('A part of the app did not arrive', { cause });
  }
}
