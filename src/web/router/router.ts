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

/** The current display: the screen of an address, its skeleton, or an error. */
export type Shown = {
  readonly location: Location;
  /** Null if no screen has the address. */
  readonly match: Match | null;
  readonly status: 'loading' | 'ready' | 'failed';
  /** The error if the status is `failed`. */
  readonly error?: unknown;
  /** False if the scroll position stays unchanged. */
  readonly scrolls: boolean;
};

export type RouterState = {
  /** The location to which the golfer is navigating, from the tap on. */
  readonly location: Location;
  /** Null until the first screen is loaded. */
  readonly shown: Shown | null;
};

export type NavigateOptions = {
  /** True to replace the current history entry. */
  readonly replace?: boolean | undefined;
  /** False to keep the scroll position. */
  readonly resetScroll?: boolean | undefined;
  /** True if the address opens a part of the screen that is shown, such as a sheet; see `closePart`. */
  readonly opensPart?: boolean | undefined;
};

declare module '@tanstack/history' {
  interface HistoryState {
    /** Whether the entry below is the same screen without the part that this entry opened. */
    isPart?: boolean;
  }
}

type Events = {
  /** A navigation begins. */
  readonly left: (to: Location) => void;
  /** A screen or its skeleton was rendered and scrolled; `before` is the one shown earlier, or null. */
  readonly rendered: (shown: Shown, before: Shown | null) => void;
};

export type RouterOptions = {
  readonly history: RouterHistory;
  /** Passed to the routes. */
  readonly client: QueryClient;
  /** An address without a route has no screen. */
  readonly routes?: Partial<Routes>;
  /** Loads the routes that `routes` does not contain. */
  readonly loadMoreRoutes?: () => Promise<Partial<Routes>>;
  /** Loads the data that every screen needs; runs at each navigation. */
  readonly prepare?: () => Promise<unknown>;
  /** After how many ms a screen that is not loaded yet shows its skeleton. The first screen has none. */
  readonly skeletonAfterMs?: number;
  /** Whether the next screen appears with a view transition. */
  readonly hasTransitions?: () => boolean;
};

/** Shows the screen of the current history entry. If navigations overlap, the latest one wins. */
export class Router {
  readonly history: RouterHistory;
  /** The routes loaded so far. */
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
  #isClosingPart = false;

  constructor(options: RouterOptions) {
    this.#options = options;
    this.history = options.history;
    this.routes = options.routes ?? {};
    this.#state = { location: locationOf(options.history), shown: null };
  }

  get state(): RouterState {
    return this.#state;
  }

  /** Calls the listener after each change of `state`; returns a function that unsubscribes. */
  readonly follow = (listener: () => void): (() => void) => {
    this.#followers.add(listener);
    return () => this.#followers.delete(listener);
  };

  /** Calls the listener at each event; returns a function that unsubscribes. */
  subscribe<Name extends keyof Events>(name: Name, listener: Events[Name]): () => void {
    const listeners: Set<Events[Name]> = this.#listeners[name];
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** Subscribes to the history and loads the first screen, unless already done. Resolves when that screen is shown. */
  async start(): Promise<void> {
    this.#stopFollowing ??= this.#followHistory();
    await (this.#loading ?? this.reload());
  }

  /** Unsubscribes from the history. */
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
      this.#isClosingPart = false;
      if (!isSamePage(location, this.#state.location)) void this.reload();
    });
    return () => {
      stop();
      window.removeEventListener('pagehide', leavePage);
    };
  }

  /** Navigates to an address. Resolves when its screen, or the screen of a later navigation, is shown. */
  readonly navigate = <To extends Address>(to: Target<To> & NavigateOptions): Promise<void> =>
    this.navigateTo(hrefOf(to), to);

  /** Navigates to a path of the app with its query. */
  readonly navigateTo = async (href: string, options: NavigateOptions = {}): Promise<void> => {
    this.#scrolls = options.resetScroll ?? true;
    const { location } = this.history;
    const opens = options.opensPart === true;
    // Navigating to the current URL again adds no history entry.
    if (options.replace || href === location.href)
      this.history.replace(href, { isPart: opens && location.state.isPart === true });
    else this.history.push(href, { isPart: opens });
    await this.#loading;
  };

  /** Closes a part of the screen that has an address: back to where it was opened, or to `otherwise` in its place. */
  readonly closePart = <To extends Address>(otherwise: Target<To>): void => {
    // Going back takes a moment, in which a second press must not go back further.
    if (this.#isClosingPart) return;
    this.#isClosingPart = true;
    if (this.history.location.state.isPart) this.history.back();
    else void this.navigate({ ...otherwise, replace: true, resetScroll: false });
  };

  /** Loads the screen of the current address, again if it failed. Resolves like `navigate`. */
  reload(): Promise<void> {
    const loading: Promise<void> = this.#load().then(() =>
      this.#loading === loading ? undefined : this.#loading,
    );
    this.#loading = loading;
    return loading;
  }

  /** Loads a screen's code and data before a navigation to it. Errors are ignored; the navigation tries again. */
  async preload(href: string): Promise<void> {
    const { pathname, search } = parseHref(href, undefined);
    const match = matchAddress(pathname);
    try {
      await this.#loadScreen(match, { href, search: parseSearch(search) });
    } catch {}
  }

  /** Must be called after `state.shown` was rendered. */
  rendered(): void {
    const { shown } = this.#state;
    if (shown === null) return;
    const before = this.#renderedBefore;
    // The golfer may have scrolled the HTML from the server before the first screen replaces it.
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

  /** Shows a screen, unless a later navigation has started. */
  #show(shown: Shown): void {
    const commit = () => {
      if (shown.location !== this.#state.location) return;
      this.#notePosition();
      flushSync(() => this.#change({ ...this.#state, shown }));
    };
    const before = this.#state.shown;
    // A part of the same screen, such as a sheet or a tab, has its own animation.
    const isSameScreen = before?.location.pathname === shown.location.pathname;
    const isAnswer = before === null || isSameScreen || shown.status === 'loading';
    if (isAnswer || !this.#options.hasTransitions?.()) commit();
    // A transition may be skipped, by the next one or on a hidden page; the screen is shown anyway.
    else document.startViewTransition(commit).ready.catch(() => {});
  }

  /** The scroll position of a skeleton does not apply to its screen. */
  #notePosition(): void {
    const { shown } = this.#state;
    if (shown && shown.status !== 'loading') notePosition(shown.location.key);
  }

  #change(state: RouterState): void {
    this.#state = state;
    for (const follower of this.#followers) follower();
  }
}
