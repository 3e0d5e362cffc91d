import type { HistoryLocation, RouterHistory } from '@tanstack/history';
import { parseSearch } from './search.ts';

/** A place in the history. */
export type Location = {
  /** Path, query and fragment. */
  readonly href: string;
  readonly pathname: string;
  readonly search: Readonly<Record<string, string>>;
  /** Of this entry of the history; another visit to the same address has another one. */
  readonly key: string;
};

/** Where the history is. */
export function locationOf({ location }: RouterHistory): Location {
  const { href, pathname, search, state } = location;
  return { href, pathname, search: parseSearch(search), key: state.__TSR_key ?? '' };
}

/** True for a step inside the page, as to its main part: there is nothing to load. */
export function isSamePage(next: HistoryLocation, { href }: Location): boolean {
  return next.href !== href && withoutFragment(next.href) === withoutFragment(href);
}

const withoutFragment = (href: string) => href.split('#')[0];
