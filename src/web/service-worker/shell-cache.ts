import pLimit from 'p-limit';
import { PrecacheController } from 'workbox-precaching';
import { cachePrefix, type ToWorker } from '#web/platform/update/worker-messages.ts';
import type { PrecacheEntry, PrecacheList } from './precache-list.ts';

/** As many requests as a browser sends to one server at a time over HTTP/1.1. */
const fetchesAtOnce = 6;

/** Files with a content hash in their name are stored under their own URLs. */
export const shellCache = `${cachePrefix}shell`;
/** Holds empty responses whose URLs mark the files that golfers of this browser need beyond the shell. */
const wantedCache = `${cachePrefix}wanted`;

const screensMark = '/screens';
/** A golfer is signed in, or was when a page of the app last reported it. */
const golferMark = '/golfer';
const textsMark = (language: string) => `/texts/${language}`;

const urlsOf = (entries: readonly PrecacheEntry[]) => entries.map(({ url }) => url);

type Wanted = Omit<Extract<ToWorker, { readonly type: 'KEEP' }>, 'type'>;

/** Fetches one file of the build and checks that it belongs to this build. */
async function fetchFile({ url, revision }: PrecacheEntry, build: string): Promise<Response> {
  const response = await fetch(url, {
    credentials: 'same-origin',
    // A file with a hash in its name may come from the HTTP cache, into which the page has just loaded it.
    cache: revision === null ? 'default' : 'reload',
  });
  if (!response.ok || response.redirected) throw new Error(`${url}: ${response.status}`);
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  // While a deployment replaces one server after the other, a server with another version may respond.
  if (isPage && !(await response.clone().text()).includes(build)) {
    throw new Error(`${url} is of another build than ${build}`);
  }
  return response;
}

/**
 * Keeps the files of a build in the browser's cache. Versions share one cache: unchanged files are fetched once,
 * changed files have another name or revision, and activating a version deletes files that only older versions had.
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

  /** Caches all files that pages have requested so far, so that a new version has them before it takes over. */
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
    /** Rejects unless every file is cached: a version is installed completely or not at all. */
    install: keepWanted,
    /** Caches more than the shell from now on. Rejects when a file cannot be fetched; the next call tries again. */
    async want({ language, screens, golfer }: Wanted): Promise<void> {
      const cache = await caches.open(wantedCache);
      if (golfer) await cache.put(golferMark, new Response());
      else await cache.delete(golferMark);
      await cache.put(textsMark(language), new Response());
      if (screens) await cache.put(screensMark, new Response());
      await keepWanted();
    },
    /** Whether a golfer was signed in on the last page of the app. */
    async isGolfers(): Promise<boolean> {
      const cache = await caches.open(wantedCache);
      return (await cache.match(golferMark)) !== undefined;
    },
  };
}

export type ShellCache = ReturnType<typeof createShellCache>;
