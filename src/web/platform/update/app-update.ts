import { unbuilt } from '#contract/web-build.ts';
import { leaveBuild, ownBuild, wasLeftLately } from './own-build.ts';
import { NoConnectionError, reachServer } from './reach-server.ts';
import { reloadPending, reloadSoon } from './reload.ts';
import { serverBuild } from './server-build.ts';
import { noteUpdate, type UpdateNote } from './update-applied.ts';
import { checkRegularly } from './update-checks.ts';
import { appUpdate } from './update-state.ts';
import { buildOf, takeOver, whenInstalled } from './worker.ts';
import { cachePrefix, type ToPage } from './worker-messages.ts';

/** What came of a way to the new version; where it was not `done` the page goes on in its own. */
export type UpdateOutcome = 'done' | 'failed' | 'no-connection';

/** How long the server may have another build before that is told without a worker that has it. */
const behindForMs = 10 * 60 * 1000;

/** Answers of two builds in turn, as during a deployment, do not have the server asked each time. */
const askEveryMs = 5 * 60 * 1000;

let registration: ServiceWorkerRegistration | undefined;

function found(): void {
  if (appUpdate.get() === 'none') appUpdate.set('found');
}

/** Looks whether a worker of another version waits. */
async function look(): Promise<void> {
  if (registration?.installing) await whenInstalled(registration.installing);
  // The very first one waits for a moment, too.
  if (!registration?.waiting || !registration.active) return;
  const build = await buildOf(registration.waiting);
  if (build === null || (build !== ownBuild() && !wasLeftLately(build))) found();
}

async function ask(): Promise<void> {
  // Without a network there is nothing new.
  await registration?.update().catch(() => {});
  await look();
}

/** Another tab has updated, or the first worker is of another build than this page. */
async function onControllerChange(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  const build = controller && (await buildOf(controller));
  if (build !== null && build !== ownBuild() && appUpdate.get() !== 'running') reloadSoon();
}

/** Follows what the browser finds out about a registration, and has it look every five minutes. */
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

/** Compares the builds that the server says with this page's, for old pages that stay open. */
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
    // Where browsers allow no worker, or it cannot be installed, loading again is all that it takes.
    const noWorker = !('serviceWorker' in navigator) || now - behindSince >= behindForMs;
    if (noWorker) found();
    if (now - askedAt < askEveryMs) return;
    askedAt = now;
    void ask();
  };
  serverBuild.subscribe(compare);
  // Answers came before this code did.
  compare();
}

/** Runs a way to the new version; whatever it is, it ends in a new page or with the state as it was. */
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
    return error instanceof NoConnectionError ? 'no-connection' : 'failed';
  }
}

/** Changes to the version that waits, and loads the page in it; where none waits, as `forceRefresh` does. */
export const updateNow = (): Promise<UpdateOutcome> =>
  run(async () => {
    if (registration?.waiting) await takeOver(registration.waiting);
    else if (!reloadPending.get()) return clear();
    return { hadPush: false };
  });

/**
 * Deletes what the browser keeps of the app's files, and loads the page from the server. What the golfer has
 * typed and not sent is kept elsewhere, in IndexedDB and the browser's storage. Without an answer of the server
 * nothing is deleted, since the page could not be loaded again.
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
