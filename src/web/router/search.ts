import { localPath } from '#domain/accounts/local-path.ts';

/** The query of an address, as its text values by name. */
export type SearchValues = Readonly<Record<string, unknown>>;

/** The query of an address as plain text values. */
export function parseSearch(search: string): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** The way back; values that are undefined are left out. */
export function stringifySearch(values: SearchValues): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** A path of this app to go on to; an address of another site is dropped. */
export function readNext(search: SearchValues): { next?: string } {
  const next = localPath(search['next']);
  return next === null ? {} : { next };
}

/** What the home screen opens at once: shortcuts of the installed app lead there. */
export function readHome(search: SearchValues): {
  next?: string;
  open?: 'session' | 'round';
} {
  const { open } = search;
  return { ...readNext(search), ...((open === 'session' || open === 'round') && { open }) };
}

/** Where to go on after signing in, and why signing in elsewhere has failed. */
export function readSignIn(search: SearchValues): {
  next?: string;
  problem?: string;
} {
  const { problem } = search;
  const hasProblem = typeof problem === 'string' && problem !== '';
  return { ...readNext(search), ...(hasProblem && { problem }) };
}

/** The one-time token of a mailed or printed link. */
export function readToken({ token }: SearchValues): { token?: string } {
  return typeof token === 'string' && token !== '' ? { token } : {};
}

/** The open tab of the social screen, the first one without it, and whose profile lies over it. */
export function readSocial({ tab, golfer }: SearchValues): {
  tab?: 'friends' | 'leaderboards';
  golfer?: string;
} {
  return {
    ...((tab === 'friends' || tab === 'leaderboards') && { tab }),
    ...(typeof golfer === 'string' && golfer !== '' && { golfer }),
  };
}

/** Of an address whose query says nothing. */
export function readNothing(): Record<never, never> {
  return {};
}
