import pLimit from 'p-limit';
import { PrecacheController } from 'workbox-precaching';
import { cachePrefix, type ToWorker } from '#web/platform/update/worker-messages.ts';
import type { PrecacheEntry, PrecacheList } from './precache-list.ts';

/** As many as a browser fetches from one server at a time over HTTP/1.1. */
const fetchesAtOnce = 6;

/** Files whose names say their content stand in it under their own addresses. */
export const shellCache = `${cachePrefix}shell`;
/** Empty answers whose addresses say what golfers of this browser need beyond the shell. */
const wantedCache = `${cachePrefix}wanted`;

const screensMark = '/screens';
/** Somebody is signed in, or was when a page of the app last said so. */
const golferMark = '/golfer';
const textsMark = (language: string) => `/texts/${language}`;

const urlsOf = (entries: readonly PrecacheEntry[]) => entries.map(({ url }) => url);

type Wanted = Omit<Extract<ToWorker, { readonly type: 'KEEP' }>, 'type'>;

/** Fetches one file of the build and checks that it is one. */
async function fetchFile({ url, revision }: PrecacheEntry, build: string): Promise<Response> {
  const response = await fetch(url, {
    credentials: 'same-origin',
    // What has a hash in its name can come from where the page has just loaded it to.
    cache: revision === null ? 'default' : 'reload',
  });
  if (!response.ok || response.redirected) throw new Error(`${url}: ${response.status}`);
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  // While a deployment replaces one server after the other, another version may answer.
  if (isPage && !(await response.clone().text()).includes(build)) {
    throw new Error(`${url} is of another build than ${build}`);
  }
  return response;
}

/**
 * The files of a build in the browser's cache. Versions share one cache: what did not change is fetched once,
 * what did has another name or revision, and activating a version deletes what only older ones had.
 */
export function createShellCache(list: PrecacheList) {
  const { build, shell, screens, texts } = list;
  const all = [...shell, ...screens, ...Object.values(texts).flat()];
  const entries = new Map(all.map((entry) => [entry.url, entry]));
  const controller = new PrecacheController({ cacheName: shellCache });
  controller.addToCacheList([...all]);

  async function keep(urls: readonly string[]): Promise<void> {
    const cache = await caches.open(shellCache);
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    const limit = pLimit(fetchesAtOnce);
    const keepOne = async (url: string) => {
      const entry = entries.get(url);
      const key = controller.getCacheKeyForURL(url);
      if (entry === undefined || key === undefined || kept.has(key)) return;
      await cache.put(key, await fetchFile(entry, build));
    };
    await Promise.all(urls.map((url) => limit(keepOne, url)));
  }

  /** What pages have asked for so far: a new version has it before it takes over. */
  async function keepWanted(): Promise<void> {
    const marks = await (await caches.open(wantedCache)).keys();
    const wanted = new Set(marks.map(({ url }) => new URL(url).pathname));
    await keep([
      ...urlsOf(shell),
      ...(wanted.has(screensMark) ? urlsOf(screens) : []),
      ...Object.entries(texts).flatMap(([language, files]) =>
        wanted.has(textsMark(language)) ? urlsOf(files) : [],
      ),
    ]);
  }

  return {
    build,
    controller,
    /** Rejects unless every file is here: a version is installed as a whole or not at all. */
    install: keepWanted,
    /** Keeps more than the shell from now on. Rejects when a file is missing; it is asked for again. */
    async want({ language, screens, golfer }: Wanted): Promise<void> {
      const cache = await caches.open(wantedCache);
      if (golfer) await cache.put(golferMark, new Response());
      else await cache.delete(golferMark);
      await cache.put(textsMark(language), new Response());
      if (screens) await cache.put(screensMark, new Response());
      await keepWanted();
    },
    /** Whether the last page of the app was a golfer's. */
    async isGolfers(): Promise<boolean> {
      const cache = await caches.open(wantedCache);
      return (await cache.match(golferMark)) !== undefined;
    },
  };
}

export type ShellCache = ReturnType<typeof createShellCache>;
