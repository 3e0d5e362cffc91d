import { QueryClient } from '@tanstack/react-query';
import * as fakes from 'fake-indexeddb';
import { vi } from 'vitest';
import type { keepProgress } from '#web/features/range/keep-progress.ts';
import type { readProgress } from '#web/features/range/progress-store.ts';
import type { Queue } from '#web/platform/queue/queue.ts';

/** `lossy`: requests arrive, but their responses are lost. `flaky`: each request fails or succeeds at random. */
export const networks = ['online', 'offline', 'lossy', 'flaky'] as const;
export type Network = (typeof networks)[number];

/** Sends a request to the real server with the golfer's cookie. */
export type Ask = (path: string, init: RequestInit) => Promise<Response>;

/** The parts of the app that run in one page. Each page has its own modules and therefore its own memory. */
type Page = {
  readonly queue: Queue;
  readonly keepProgress: typeof keepProgress;
  readonly readProgress: typeof readProgress;
  readonly whenOnDisk: () => Promise<void>;
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  readonly kill: () => void;
};

const never = new Promise<never>(() => {});

/**
 * A phone with the app's real queue, database, and progress, whose network and power fail. After a power loss, only
 * the database is left.
 */
export class Phone {
  network: Network = 'online';
  readonly #golferId: string;
  readonly #ask: Ask;
  readonly #random: () => number;
  #page: Page | null = null;
  /** Called for each request, before it is decided whether it arrives. */
  onRequest: () => void = () => {};

  constructor(golferId: string, ask: Ask, random: () => number) {
    this.#golferId = golferId;
    this.#ask = ask;
    this.#random = random;
    actAsBrowser();
    const classes = Object.entries(fakes).filter(([name]) => name.startsWith('IDB'));
    Object.assign(globalThis, Object.fromEntries(classes), { indexedDB: new fakes.IDBFactory() });
    localStorage.clear();
    localStorage.setItem('golfer', golferId);
  }

  get page(): Page {
    if (this.#page === null) throw new Error('The app is not open.');
    return this.#page;
  }

  /** Starts the app, as after a reload. */
  async open(): Promise<Page> {
    this.#page?.kill();
    this.#page = await this.#newPage();
    return this.#page;
  }

  /** Opens a second tab, which also sends unsent changes, and closes it again. */
  async openBeside(): Promise<void> {
    const tab = await this.#newPage();
    await Promise.race([tab.queue.tryNow(), new Promise((resolve) => setTimeout(resolve, 20))]);
    // Requests already started continue, in parallel with the first tab.
    tab.queue.stop();
    vi.stubGlobal('fetch', this.page.fetch);
  }

  /** The battery dies: the page is not notified, and everything not on disk is lost. */
  async die(): Promise<void> {
    this.#page?.kill();
    await this.open();
  }

  async #newPage(): Promise<Page> {
    let alive = true;
    vi.resetModules();
    const fetch = (path: string, init: RequestInit) =>
      alive ? this.#fetch(path, init, () => alive) : never;
    vi.stubGlobal('fetch', fetch);
    const { allWritten, readValues } = await import('#web/platform/device/stored-value.ts');
    await readValues();
    const { loadCatalogs } = await import('#web/i18n/translation.ts');
    await loadCatalogs('queue');
    const { aQueue } = await import('../a-queue.tsx');
    const { sendProgress } = await import('#web/features/range/send-progress.ts');
    const { keepProgress } = await import('#web/features/range/keep-progress.ts');
    const { readProgress } = await import('#web/features/range/progress-store.ts');
    const queue = aQueue(new QueryClient(), this.#golferId, sendProgress);
    return {
      queue,
      keepProgress,
      readProgress,
      fetch,
      whenOnDisk: allWritten,
      kill: () => {
        alive = false;
        queue.stop();
      },
    };
  }

  async #fetch(path: string, init: RequestInit, isAlive: () => boolean): Promise<Response> {
    this.onRequest();
    const chance = this.network === 'flaky' ? this.#random() : 1;
    const isLost = this.network === 'offline' || chance < 0.3;
    if (isLost) throw new TypeError('Failed to fetch');
    const answer = await this.#ask(path, init);
    // The request has arrived, even if the page is gone.
    if (!isAlive()) return never;
    if (this.network === 'lossy' || chance < 0.6) throw new TypeError('Failed to fetch');
    return answer;
  }
}

/** Stubs the parts of a browser that the queue uses. A page learns of another page's changes only when it opens. */
function actAsBrowser(): void {
  class SilentChannel {
    addEventListener(): void {}
    postMessage(): void {}
  }
  vi.stubGlobal('BroadcastChannel', SilentChannel);
  vi.stubGlobal('localStorage', storage());
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  // Without locks, as on a page without HTTPS: two pages may send the same change.
  vi.stubGlobal('navigator', { onLine: true });
}

/** A `localStorage` whose items are its own properties. */
function storage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
    clear(this: Record<string, string>) {
      for (const key of Object.keys(this)) delete this[key];
    },
  };
  return Object.create(methods);
}
