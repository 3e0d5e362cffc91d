import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createShellCache } from './shell-cache.ts';

const build = '0f1e2d3c4b5a';
const list = {
  build,
  shell: [
    { url: '/index.html', revision: build },
    { url: '/assets/index-1.js', revision: null },
  ],
  screens: [{ url: '/assets/session-1.js', revision: null }],
  texts: {
    de: [{ url: '/assets/training-de.js', revision: null }],
    fr: [{ url: '/assets/training-fr.js', revision: null }],
  },
};

/** Simulates the browser's caches, by name, as far as the shell cache uses them. */
function stubCaches() {
  const named = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = named.get(name) ?? new Map<string, Response>();
    named.set(name, entries);
    const keyOf = (key: string | Request) =>
      new URL(typeof key === 'string' ? key : key.url, location.href).href;
    return {
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      put: async (key: string, response: Response) => void entries.set(keyOf(key), response),
      match: async (key: string) => entries.get(keyOf(key)),
      delete: async (key: string) => entries.delete(keyOf(key)),
    };
  };
  vi.stubGlobal('caches', { open });
  return () => [...(named.get('pinhigh-shell')?.keys() ?? [])].map((url) => new URL(url).pathname);
}

const page = (id: string) =>
  new Response(`<meta name="build" content="${id}" />`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });

const golferReads = (language: string) => ({ language, screens: true, golfer: true });

const fetched: string[] = [];
let answer: (url: string) => Response;
let kept: () => string[];

beforeEach(() => {
  fetched.length = 0;
  answer = (url) => (url === '/index.html' ? page(build) : new Response('script'));
  kept = stubCaches();
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    return answer(url);
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the first install caches only the shell', async () => {
  await createShellCache(list).install();
  expect(kept().sort()).toEqual(['/assets/index-1.js', '/index.html']);
});

test('a golfer’s page adds all screens and the texts of its language', async () => {
  const cache = createShellCache(list);
  await cache.install();
  await cache.want(golferReads('de'));
  expect(kept().sort()).toEqual([
    ...['/assets/index-1.js', '/assets/session-1.js', '/assets/training-de.js', '/index.html'],
  ]);
  expect(fetched).toHaveLength(4);
});

test('a page in data-saving mode adds only its texts', async () => {
  const cache = createShellCache(list);
  await cache.install();
  await cache.want({ ...golferReads('fr'), screens: false });
  expect(kept()).not.toContain('/assets/session-1.js');
  expect(kept()).toContain('/assets/training-fr.js');
});

test('a new version caches the files wanted before its installation and fetches only changed files', async () => {
  await createShellCache(list).want(golferReads('de'));
  fetched.length = 0;
  const next = 'a5b4c3d2e1f0';
  answer = (url) => (url === '/index.html' ? page(next) : new Response('script'));
  await createShellCache({
    ...list,
    build: next,
    shell: [
      { url: '/index.html', revision: next },
      { url: '/assets/index-2.js', revision: null },
    ],
  }).install();
  expect(fetched.sort()).toEqual(['/assets/index-2.js', '/index.html']);
  // The previous version is still in use.
  expect(kept()).toContain('/assets/index-1.js');
});

test.each([
  ['the page of another build', '/index.html', () => page('another')],
  ['a file that is missing', '/assets/index-1.js', () => new Response(null, { status: 404 })],
])('%s fails the install', async (_what, broken, response) => {
  const whole = answer;
  answer = (url) => (url === broken ? response() : whole(url));
  await expect(createShellCache(list).install()).rejects.toThrow(broken);
});

test('files that failed to load are fetched when a page asks again', async () => {
  const cache = createShellCache(list);
  const whole = answer;
  answer = (url) => (url.includes('session') ? new Response(null, { status: 503 }) : whole(url));
  await expect(cache.want(golferReads('de'))).rejects.toThrow('503');
  answer = whole;
  await cache.want(golferReads('de'));
  expect(kept()).toContain('/assets/session-1.js');
});

test('the cache remembers whether the last page belonged to a golfer', async () => {
  const cache = createShellCache(list);
  expect(await cache.isGolfers()).toBe(false);
  await cache.want(golferReads('de'));
  expect(await cache.isGolfers()).toBe(true);
  await cache.want({ ...golferReads('de'), golfer: false });
  expect(await cache.isGolfers()).toBe(false);
});
