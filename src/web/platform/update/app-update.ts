import { unbuilt } from '#contract/web-build.ts';
import { OfflineError } from '../api/failures.ts';
import { serverBuild } from '../api/server-build.ts';
import { leaveBuild, ownBuild, wasLeftLately } from './own-build.ts';
import { reachServer } from './reach-server.ts';
import { reloadPending } from './reload.ts';
import { reloadSoon } from './reload-soon.ts';
import { noteUpdate, type UpdateNote } from './update-applied.ts';
import { checkRegularly } from './update-checks.ts';
import { appUpdate } from './update-state.ts';
import { buildOf, takeOver, whenInstalled } from './worker.ts';
import { cachePrefix, type ToPage } from './worker-messages.ts';

/** The outcome of an update. Unless it is `done`, the page stays on its current version. */
export type UpdateOutcome = 'done' | 'failed' | 'no-connection';

/** If no service worker with the server's build shows up within this time, the update is offered without one. */
const behindForMs = 10 * 60 * 1000;

/** Minimum time between update checks, for deployments during which two builds respond in turn. */
const askEveryMs = 5 * 60 * 1000;

let registration: ServiceWorkerRegistration | undefined;

function found(): void {
  if (appUpdate.get() === 'none') appUpdate.set('found');
}

/** Checks whether a service worker of another version is waiting. */
async function look(): Promise<void> {
  if (registration?.installing) await whenInstalled(registration.installing);
  // The very first worker also waits for a moment.
  if (!registration?.waiting || !registration.active) return;
  const build = await buildOf(registration.waiting);
  if (build === null || (build !== ownBuild() && !wasLeftLately(build))) found();
}

async function ask(): Promise<void> {
  // Fails when offline, when there is no update anyway.
  await registration?.update().catch(() => {});
  await look();
}

/** Handles a new controller: another tab has updated, or the first worker has a different build than this page. */
async function onControllerChange(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  const build = controller && (await buildOf(controller));
  if (build !== null && build !== ownBuild() && appUpdate.get() !== 'running') reloadSoon();
}

/** Follows the browser's update events of a registration, and checks for updates every five minutes. */
export function watchForUpdates(watched: ServiceWorkerRegistration): void {
  registration = watched;
  watched.addEventListener('updatefound', () => void look());
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
    if (data?.type === 'SW_UPDATED') void look();
  });
  navigator.serviceWorker.addEventListener('controllerchange', () => void onControllerChange());
  void look();
  checkRegularly(() => void ask());
}

/** Compares the server's build with this page's, so that old pages that stay open notice updates. */
export function watchServerBuild(): void {
  let behindSince: number | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  const compare = () => {
    const build = serverBuild.get();
    const now = Date.now();
    if (build === null || build === ownBuild() || ownBuild() === unbuilt) {
      behindSince = undefined;
      return;
    }
    behindSince ??= now;
    if (wasLeftLately(build)) return;
    // If browsers allow no worker, or it cannot be installed, a reload is enough to update.
    const noWorker = !('serviceWorker' in navigator) || now - behindSince >= behindForMs;
    if (noWorker) found();
    if (now - askedAt < askEveryMs) return;
    askedAt = now;
    void ask();
  };
  serverBuild.subscribe(compare);
  // Responses may have arrived before this code was loaded.
  compare();
}

/** Runs an update. It ends either in a reload or, on failure, with the state `found`. */
async function run(update: () => Promise<UpdateNote>): Promise<UpdateOutcome> {
  if (appUpdate.get() === 'running') return 'done';
  appUpdate.set('running');
  try {
    const note = await update();
    leaveBuild();
    noteUpdate(note);
    location.reload();
    return 'done';
  } catch (error) {
    appUpdate.set('found');
    return error instanceof OfflineError ? 'no-connection' : 'failed';
  }
}

/**
 * Activates the waiting version, if any, and reloads the page. If none is waiting and no other version has taken over,
 * does the same as `forceRefresh`.
 */
export const updateNow = (): Promise<UpdateOutcome> =>
  run(async () => {
    if (registration?.waiting) await takeOver(registration.waiting);
    else if (!reloadPending.get()) return clear();
    return { hadPush: false };
  });

/**
 * Deletes the browser's caches of the app's files and loads the page from the server. The golfer's unsent input is
 * not affected, since it is in the database of the device. Deletes nothing if the server does not respond,
 * because the page could not be loaded again.
 */
export const forceRefresh = (): Promise<UpdateOutcome> => run(clear);

async function clear(): Promise<UpdateNote> {
  await reachServer();
  if ('caches' in globalThis) {
    const names = await caches.keys();
    const ours = names.filter((name) => name.startsWith(cachePrefix));
    await Promise.all(ours.map((name) => caches.delete(name)));
  }
  const subscription = await registration?.pushManager?.getSubscription();
  await registration?.unregister();
  return { hadPush: Boolean(subscription) };
}
