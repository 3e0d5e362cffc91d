import type { HistoryLocation, RouterHistory } from '@tanstack/history';
import { parseSearch } from './search.ts';

/** A place in the history. */
export type Location = {
  /** Path, query, and fragment. */
  readonly href: string;
  readonly pathname: string;
  readonly search: Readonly<Record<string, string>>;
  /** Identifies the history entry; another visit to the same address has a different key. */
  readonly key: string;
};

/** The current location of a history. */
export function locationOf({ location }: RouterHistory): Location {
  const { href, pathname, search, state } = location;
  return { href, pathname, search: parseSearch(search), key: state.__TSR_key ?? '' };
}

/** Whether only the fragment changes, such as for the link to the main content: nothing has to be loaded. */
export function isSamePage(next: HistoryLocation, { href }: Location): boolean {
  return next.href !== href && withoutFragment(next.href) === withoutFragment(href);
}

const withoutFragment = (href: string) => href.split('#')[0];
