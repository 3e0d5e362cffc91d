import { localPath } from '#domain/accounts/local-path.ts';
import { type CalendarDate, isCalendarDate } from '#domain/calendar-date.ts';
import { type Focus, focuses } from '#domain/drills/drill.ts';

/** The query of an address, as values by name. */
export type SearchValues = Readonly<Record<string, unknown>>;

/** Parses the query of an address into text values. */
export function parseSearch(search: string): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** The inverse of `parseSearch`; omits undefined values. */
export function stringifySearch(values: SearchValues): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** The path of this app to continue to; a URL of another site is dropped. */
export function readNext(search: SearchValues): { next?: string } {
  const next = localPath(search['next']);
  return next === null ? {} : { next };
}

/** The path to continue to, and the token of the invitation with which a visitor creates an account. */
export function readSignUp({ invitation, ...search }: SearchValues): {
  next?: string;
  invitation?: string;
} {
  const isInvited = typeof invitation === 'string' && invitation !== '';
  return { ...readNext(search), ...(isInvited && { invitation }) };
}

/** What the home screen opens at once; used by the shortcuts of the installed app. */
export function readHome(search: SearchValues): {
  next?: string;
  open?: 'session' | 'round';
} {
  const { open } = search;
  return { ...readNext(search), ...((open === 'session' || open === 'round') && { open }) };
}

/**
 * The path to continue to after signing in, the token of an invitation, the error code of a failed sign-in at a provider, and the day on which an
 * account that was just closed is deleted.
 */
export function readSignIn(search: SearchValues): {
  next?: string;
  invitation?: string;
  problem?: string;
  closed?: CalendarDate;
} {
  const { problem, closed } = search;
  const hasProblem = typeof problem === 'string' && problem !== '';
  const isClosed = typeof closed === 'string' && isCalendarDate(closed);
  return { ...readSignUp(search), ...(hasProblem && { problem }), ...(isClosed && { closed }) };
}

/** The one-time token of an e-mailed or printed link. */
export function readToken({ token }: SearchValues): { token?: string } {
  return typeof token === 'string' && token !== '' ? { token } : {};
}

/** A query value that is a number arrives as one. */
const readId = (value: SearchValues[string]) =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : null;

/**
 * The open tab of the social screen (the first one by default), the id of the golfer whose profile is open, and those
 * of the feed item and the comment to show first.
 */
export function readSocial({ tab, golfer, ...ids }: SearchValues): {
  tab?: 'friends' | 'leaderboards';
  golfer?: string;
  activity?: string;
  comment?: string;
} {
  const [activity, comment] = [readId(ids['activity']), readId(ids['comment'])];
  return {
    ...((tab === 'friends' || tab === 'leaderboards') && { tab }),
    ...(typeof golfer === 'string' && golfer !== '' && { golfer }),
    ...(activity !== null && { activity }),
    ...(comment !== null && { comment }),
  };
}

/** The place in the session of the drill that is open. */
export function readSession({ drill }: SearchValues): { drill?: string } {
  const place = readId(drill);
  return place === null ? {} : { drill: place };
}

/** Which rounds are shown: of 9 or 18 holes, or of one course; and how many pages of them. */
export function readRounds({ holes, course, pages }: SearchValues): {
  holes?: 9 | 18;
  course?: string;
  pages?: number;
} {
  const count = Number(holes);
  const shown = Number(pages);
  return {
    ...((count === 9 || count === 18) && { holes: count }),
    ...(typeof course === 'string' && course !== '' && { course }),
    ...(Number.isInteger(shown) && shown > 1 && { pages: shown }),
  };
}

/** The period of the handicap chart; the whole history by default. */
export function readProgress({ range }: SearchValues): { range?: '3m' | '6m' | '1y' } {
  return range === '3m' || range === '6m' || range === '1y' ? { range } : {};
}

/** The focus of the drills that are shown; all by default. */
export function readPractice({ focus }: SearchValues): { focus?: Focus } {
  const chosen = focuses.find((each) => each === focus);
  return chosen ? { focus: chosen } : {};
}

/** For an address whose query has no values. */
export function readNothing(): Record<never, never> {
  return {};
}
