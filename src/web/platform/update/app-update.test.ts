import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  aWorker,
  aWorkerRegistration,
  settled,
  type Worker,
} from '#testing/worker-registration.ts';

const minute = 60_000;
const reload = vi.fn();
const update = vi.fn(async () => {});
const unregister = vi.fn(async () => true);
const aRegistration = () => aWorkerRegistration({ update, unregister });

let container: EventTarget & { controller: Worker | null };
let registration: ReturnType<typeof aRegistration>;
let hidden = false;
/** Used instead of the document's events, so that the listeners of a page end with its test. */
let pageEvents: EventTarget;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({
    toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date'],
  });
  document.head.innerHTML = '<meta name="build" content="first">';
  registration = aRegistration();
  container = Object.assign(new EventTarget(), { controller: registration.active });
  vi.stubGlobal('navigator', { serviceWorker: container });
  // With `assign`, which a redirect after an earlier file's test may still call.
  vi.stubGlobal('location', { ...location, reload });
  vi.stubGlobal('fetch', async () => Response.json({ status: 'ok' }));
  pageEvents = new EventTarget();
  const listen = pageEvents.addEventListener.bind(pageEvents);
  vi.spyOn(document, 'addEventListener').mockImplementation(listen);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const each of [reload, update, unregister]) each.mockClear();
  document.head.innerHTML = '';
  localStorage.clear();
  sessionStorage.clear();
  hidden = false;
});

/** Loads a page of the build `first` that has just registered its service worker. */
async function aPage() {
  const page = await import('./app-update.ts');
  page.watchForUpdates(registration as unknown as ServiceWorkerRegistration);
  page.watchServerBuild();
  await settled();
  const { noteServerBuild } = await import('../api/server-build.ts');
  const answers = async (build: string | null) => {
    noteServerBuild(build);
    await settled();
  };
  const { appUpdate } = await import('./update-state.ts');
  return { ...page, answers, state: () => appUpdate.get() };
}

const see = (isHidden: boolean) => {
  hidden = isHidden;
  pageEvents.dispatchEvent(new Event('visibilitychange'));
};

/** Adds another service worker to the browser, which gets installed and waits. */
async function arrives(build: string | null) {
  const worker = aWorker(build, 'installing');
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  await settled();
  Object.assign(registration, { installing: null, waiting: worker });
  worker.state = 'installed';
  worker.dispatchEvent(new Event('statechange'));
  await settled();
  return worker;
}

test('a new version that is already waiting is found at registration', async () => {
  registration.waiting = aWorker('second');
  expect((await aPage()).state()).toBe('found');
});

test('a new version found later is reported once it is installed', async () => {
  const page = await aPage();
  expect(page.state()).toBe('none');
  registration.installing = aWorker('second', 'installing');
  registration.dispatchEvent(new Event('updatefound'));
  await settled();
  expect(page.state()).toBe('none');
  await arrives('second');
  expect(page.state()).toBe('found');
});

test('an SW_UPDATED message makes the page check for a waiting version', async () => {
  const page = await aPage();
  registration.waiting = aWorker('second');
  container.dispatchEvent(new MessageEvent('message', { data: { type: 'CHANGED' } }));
  await settled();
  expect(page.state()).toBe('none');
  container.dispatchEvent(new MessageEvent('message', { data: { type: 'SW_UPDATED' } }));
  await settled();
  expect(page.state()).toBe('found');
});

test('a worker that does not report its build counts as a new version', async () => {
  const page = await aPage();
  await arrives(null);
  vi.advanceTimersByTime(2000);
  await settled();
  expect(page.state()).toBe('found');
});

test('the first worker and a worker of the same build are not updates', async () => {
  const page = await aPage();
  await arrives('first');
  expect(page.state()).toBe('none');
  Object.assign(registration, { active: null });
  await arrives('second');
  expect(page.state()).toBe('none');
});

test('Update Now activates the waiting worker and then reloads the page', async () => {
  const page = await aPage();
  const waiting = await arrives('second');
  const updating = page.updateNow();
  expect(page.state()).toBe('running');
  expect(waiting.said).toContain('SKIP_WAITING');
  await settled();
  expect(reload).not.toHaveBeenCalled();
  container.controller = waiting;
  container.dispatchEvent(new Event('controllerchange'));
  expect(await updating).toBe('done');
  expect(reload).toHaveBeenCalledOnce();
  const { takeUpdateNote } = await import('./update-applied.ts');
  expect([takeUpdateNote(), takeUpdateNote()]).toEqual([{ hadPush: false }, null]);
});

test('a worker that does not take over makes the update fail, and the update can be retried', async () => {
  const page = await aPage();
  await arrives('second');
  const updating = page.updateNow();
  vi.advanceTimersByTime(10_000);
  expect(await updating).toBe('failed');
  expect(page.state()).toBe('found');
  expect(reload).not.toHaveBeenCalled();
});

test('Force Refresh deletes only the product’s caches, unregisters the worker, and reloads the page', async () => {
  const names = ['pinhigh-shell', 'another-app', 'pinhigh-pictures'];
  const deleted: string[] = [];
  vi.stubGlobal('caches', {
    keys: async () => names,
    delete: async (name: string) => void deleted.push(name),
  });
  const page = await aPage();
  expect(await page.forceRefresh()).toBe('done');
  expect(deleted).toEqual(['pinhigh-shell', 'pinhigh-pictures']);
  expect(unregister).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
  // Unregistering the service worker ends the device's push subscription, so push must be turned on again.
  const { takeUpdateNote } = await import('./update-applied.ts');
  expect(takeUpdateNote()).toEqual({ hadPush: true });
});

test('Force Refresh fails when the browser rejects it', async () => {
  vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('No', 'SecurityError')) });
  const page = await aPage();
  expect(await page.forceRefresh()).toBe('failed');
  expect(reload).not.toHaveBeenCalled();
});

test('a page whose worker another tab has replaced reloads when it is hidden', async () => {
  await aPage();
  container.controller = aWorker('second');
  container.dispatchEvent(new Event('controllerchange'));
  await settled();
  const { reloadPending } = await import('./reload.ts');
  expect(reloadPending.get()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  see(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('a page with a form in use does not reload, although it is hidden', async () => {
  await aPage();
  const field = document.createElement('textarea');
  document.body.append(field);
  field.focus();
  container.controller = aWorker('second');
  container.dispatchEvent(new Event('controllerchange'));
  await settled();
  see(true);
  expect(reload).not.toHaveBeenCalled();
  field.remove();
  see(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('the first worker that controls a page does not reload it', async () => {
  container.controller = null;
  await aPage();
  container.controller = aWorker('first');
  container.dispatchEvent(new Event('controllerchange'));
  await settled();
  see(true);
  expect(reload).not.toHaveBeenCalled();
});

test('a response from another build triggers a check, at most once in five minutes', async () => {
  const page = await aPage();
  await page.answers('first');
  await page.answers(null);
  expect(update).not.toHaveBeenCalled();
  update.mockImplementationOnce(async () => {
    registration.waiting = aWorker('second');
  });
  await page.answers('second');
  expect(update).toHaveBeenCalledTimes(1);
  expect(page.state()).toBe('found');
  await page.answers('second');
  await page.answers('third');
  expect(update).toHaveBeenCalledTimes(1);
});

test('alternating builds during a deployment do not report a new version', async () => {
  const page = await aPage();
  for (let turn = 0; turn < 40; turn += 1) {
    await page.answers(turn % 2 === 0 ? 'second' : 'first');
    vi.setSystemTime(Date.now() + minute);
  }
  expect(page.state()).toBe('none');
});

test('another server build is reported after ten minutes even without a new worker', async () => {
  const page = await aPage();
  await page.answers('second');
  vi.setSystemTime(Date.now() + 10 * minute - 1);
  await page.answers('second');
  expect(page.state()).toBe('none');
  vi.setSystemTime(Date.now() + 1);
  await page.answers('second');
  expect(page.state()).toBe('found');
});

test('a browser without service workers is told immediately, and Update Now reloads the page', async () => {
  vi.stubGlobal('navigator', {});
  const { watchServerBuild, updateNow } = await import('./app-update.ts');
  const { appUpdate } = await import('./update-state.ts');
  const { noteServerBuild } = await import('../api/server-build.ts');
  watchServerBuild();
  noteServerBuild('second');
  expect(appUpdate.get()).toBe('found');
  expect(await updateNow()).toBe('done');
  expect(reload).toHaveBeenCalledOnce();
});

test('the version before the update is not offered again for an hour', async () => {
  localStorage.setItem('left-build', JSON.stringify({ build: 'before', at: Date.now() }));
  registration.waiting = aWorker('before');
  const page = await aPage();
  expect(page.state()).toBe('none');
  await page.answers('before');
  expect(update).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 60 * minute);
  await page.answers('before');
  expect(page.state()).toBe('found');
});

test('a page in development belongs to no build', async () => {
  document.head.innerHTML = '<meta name="build" content="development">';
  const page = await aPage();
  vi.setSystemTime(Date.now() + 60 * minute);
  await page.answers('second');
  expect(page.state()).toBe('none');
});
