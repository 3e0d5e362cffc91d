import { parseHref, type RouterHistory } from '@tanstack/history';
import type { QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import {
  type Address,
  addresses,
  hrefOf,
  type Match,
  matchAddress,
  type Target,
} from './addresses.ts';
import { isSamePage, type Location, locationOf } from './location.ts';
import { Redirect } from './redirect.ts';
import type { Arrival, Route, Routes } from './route.ts';
import {
  keepPositions,
  notePosition,
  scrollToPosition,
  takeOverScrolling,
} from './scroll-positions.ts';
import { parseSearch } from './search.ts';

/** What is on show: the screen of an address, its skeleton, or why it did not come. */
export type Shown = {
  readonly location: Location;
  /** Null where no screen has the address. */
  readonly match: Match | null;
  readonly status: 'loading' | 'ready' | 'failed';
  /** Why it failed. */
  readonly error?: unknown;
  /** False where the page stays scrolled as it is. */
  readonly scrolls: boolean;
};

export type RouterState = {
  /** Where the golfer is going, from the tap on. */
  readonly location: Location;
  /** Null until the first screen is there. */
  readonly shown: Shown | null;
};

export type NavigateOptions = {
  /** True to take the place of the present entry of the history. */
  readonly replace?: boolean | undefined;
  /** False to leave the page scrolled as it is. */
  readonly resetScroll?: boolean | undefined;
};

type Events = {
  /** A navigation begins. */
  readonly left: (to: Location) => void;
  /** A screen or its skeleton was rendered and scrolled; before it was another one, or nothing. */
  readonly rendered: (shown: Shown, before: Shown | null) => void;
};

export type RouterOptions = {
  readonly history: RouterHistory;
  /** For the routes. */
  readonly client: QueryClient;
  /** An address without a route has no screen. */
  readonly routes?: Partial<Routes>;
  /** Fetches the routes that are not among them. */
  readonly loadMoreRoutes?: () => Promise<Partial<Routes>>;
  /** Reads what every screen needs; runs at each navigation. */
  readonly prepare?: () => Promise<unknown>;
  /** After how many ms a screen that is not there yet shows its skeleton. The first screen has none. */
  readonly skeletonAfterMs?: number;
  /** Whether the next screen comes with a view transition. */
  readonly hasTransitions?: () => boolean;
};

/** Shows the screens of the addresses that the history leads to. Of several navigations the latest one counts. */
export class Router {
  readonly history: RouterHistory;
  /** Those that are here by now. */
  routes: Partial<Routes>;
  readonly #options: RouterOptions;
  readonly #followers = new Set<() => void>();
  readonly #listeners: { readonly [Name in keyof Events]: Set<Events[Name]> } = {
    left: new Set(),
    rendered: new Set(),
  };
  #state: RouterState;
  #renderedBefore: Shown | null = null;
  #loading: Promise<void> | undefined;
  #stopFollowing: (() => void) | undefined;
  #scrolls = true;

  constructor(options: RouterOptions) {
    this.#options = options;
    this.history = options.history;
    this.routes = options.routes ?? {};
    this.#state = { location: locationOf(options.history), shown: null };
  }

  get state(): RouterState {
    return this.#state;
  }

  /** Calls the listener after each change of `state`; the result ends that. */
  readonly follow = (listener: () => void): (() => void) => {
    this.#followers.add(listener);
    return () => this.#followers.delete(listener);
  };

  /** Calls the listener at each event; the result ends that. */
  subscribe<Name extends keyof Events>(name: Name, listener: Events[Name]): () => void {
    const listeners: Set<Events[Name]> = this.#listeners[name];
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** Follows the history and loads the first screen, unless that was done. Resolves once that is on show. */
  async start(): Promise<void> {
    this.#stopFollowing ??= this.#followHistory();
    await (this.#loading ?? this.reload());
  }

  /** Follows the history no longer. */
  readonly stop = (): void => {
    this.#stopFollowing?.();
    this.#stopFollowing = undefined;
  };

  #followHistory(): () => void {
    takeOverScrolling();
    const leavePage = () => {
      this.#notePosition();
      keepPositions();
    };
    window.addEventListener('pagehide', leavePage);
    const stop = this.history.subscribe(({ location }) => {
      if (!isSamePage(location, this.#state.location)) void this.reload();
    });
    return () => {
      stop();
      window.removeEventListener('pagehide', leavePage);
    };
  }

  /** Goes to an address. Resolves once its screen is on show, or one that was asked for later. */
  readonly navigate = <To extends Address>(to: Target<To> & NavigateOptions): Promise<void> =>
    this.navigateTo(hrefOf(to), to);

  /** The same for a path of the app with its query. */
  readonly navigateTo = async (href: string, options: NavigateOptions = {}): Promise<void> => {
    this.#scrolls = options.resetScroll ?? true;
    // The same address once more is no step that leads back.
    if (options.replace || href === this.history.location.href) this.history.replace(href);
    else this.history.push(href);
    await this.#loading;
  };

  /** Loads the screen of the present address, again if it has failed. Resolves as `navigate` does. */
  reload(): Promise<void> {
    const loading: Promise<void> = this.#load().then(() =>
      this.#loading === loading ? undefined : this.#loading,
    );
    this.#loading = loading;
    return loading;
  }

  /** Reads what a screen needs before anybody goes there. What fails is tried again by then. */
  async preload(href: string): Promise<void> {
    const { pathname, search } = parseHref(href, undefined);
    const match = matchAddress(pathname);
    try {
      await this.#loadScreen(match, { href, search: parseSearch(search) });
    } catch {}
  }

  /** To be called when `state.shown` has been rendered. */
  rendered(): void {
    const { shown } = this.#state;
    if (shown === null) return;
    const before = this.#renderedBefore;
    // What the server has sent may have been scrolled before the first screen is there.
    if (shown.scrolls) scrollToPosition(shown.location.key, before === null ? null : 0);
    for (const listener of this.#listeners.rendered) listener(shown, before);
    this.#renderedBefore = shown;
  }

  async #load(): Promise<void> {
    const location = locationOf(this.history);
    const match = matchAddress(location.pathname);
    const scrolls = this.#scrolls;
    const show = (outcome: Pick<Shown, 'status' | 'error'>) =>
      this.#show({ location, match, scrolls, ...outcome });
    this.#scrolls = true;
    this.#change({ ...this.#state, location });
    for (const listener of this.#listeners.left) listener(location);
    const { skeletonAfterMs, prepare } = this.#options;
    const skeleton =
      this.#state.shown && setTimeout(() => show({ status: 'loading' }), skeletonAfterMs);
    try {
      await Promise.all([prepare?.(), this.#isKnown(match) || this.#loadMoreRoutes()]);
      await this.#loadScreen(match, location);
      show({ status: 'ready' });
    } catch (error) {
      if (!(error instanceof Redirect)) show({ status: 'failed', error });
      else if (location === this.#state.location)
        await this.navigateTo(hrefOf(error.target), { replace: true });
    } finally {
      if (skeleton !== null) clearTimeout(skeleton);
    }
  }

  async #loadMoreRoutes(): Promise<void> {
    const more = await this.#options.loadMoreRoutes?.();
    this.routes = { ...more, ...this.routes };
  }

  #isKnown(match: Match | null): boolean {
    return match === null || match.address in this.routes;
  }

  async #loadScreen(match: Match | null, from: Pick<Location, 'href' | 'search'>): Promise<void> {
    if (match === null) return;
    const { address, params } = match;
    if (!this.#isKnown(match)) await this.#loadMoreRoutes();
    const route = this.routes[address] as Route | undefined;
    const search = addresses[address](from.search);
    const arrival = { client: this.#options.client, href: from.href, params, search } as Arrival;
    route?.guard?.(arrival);
    await Promise.all([route?.screen.preload?.(), route?.load?.(arrival)]);
  }

  /** Puts a screen on show, unless another one has been asked for since. */
  #show(shown: Shown): void {
    const commit = () => {
      if (shown.location !== this.#state.location) return;
      this.#notePosition();
      flushSync(() => this.#change({ ...this.#state, shown }));
    };
    const isAnswer = this.#state.shown === null || shown.status === 'loading';
    if (isAnswer || !this.#options.hasTransitions?.()) commit();
    // One that is skipped, for the next one or on a hidden page, shows its screen all the same.
    else document.startViewTransition(commit).ready.catch(() => {});
  }

  /** How far a skeleton is scrolled says nothing about its screen. */
  #notePosition(): void {
    const { shown } = this.#state;
    if (shown && shown.status !== 'loading') notePosition(shown.location.key);
  }

  #change(state: RouterState): void {
    this.#state = state;
    for (const follower of this.#followers) follower();
  }
}
