import type { activities } from '#contract/activities.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { handicap } from '#contract/handicap.ts';
import type { training } from '#contract/training.ts';
import { type CalendarDate, todayIn } from '#domain/calendar-date.ts';

/** The fields of a `WaitingChange` that are needed to predict its effect. */
export type SentChange = {
  readonly key: string;
  readonly path: string;
  readonly url: string;
  readonly body: unknown;
  /** In milliseconds since 1970. */
  readonly recordedAt: number;
  readonly refusal: object | null;
  /** When the server confirmed it, in milliseconds since 1970. Missing while it waits. */
  readonly confirmedAt?: number;
};

/** A waiting change whose effect the app can predict. */
export type KnownChange = {
  readonly key: string;
  /** When the golfer made the change, as ISO 8601, and the golfer's calendar day at that time. */
  readonly at: string;
  readonly on: CalendarDate;
  /** Missing while it waits; see `ConfirmedChange`. */
  readonly confirmedAt?: number | undefined;
} & (
  | {
      readonly kind: 'complete';
      readonly id: string;
      readonly body: BodyOf<typeof training.complete>;
    }
  | { readonly kind: 'skip' | 'reopen'; readonly id: string }
  | { readonly kind: 'move'; readonly id: string; readonly newDate: CalendarDate }
  | { readonly kind: 'practice'; readonly body: BodyOf<typeof activities.addPractice> }
  | { readonly kind: 'round'; readonly body: BodyOf<typeof activities.addRound> }
  | { readonly kind: 'handicap'; readonly body: BodyOf<typeof handicap.update> }
);

type Rows = typeof training & typeof activities & typeof handicap;
type PathOf<Name extends keyof Rows> = Rows[Name]['path'];

const paths = {
  complete: '/api/user/complete-session' satisfies PathOf<'complete'>,
  skip: '/api/user/skip-session' satisfies PathOf<'skip'>,
  reopen: '/api/user/session-completions/{scheduledSessionId}' satisfies PathOf<'reopen'>,
  move: '/api/user/scheduled-sessions/{sessionId}/reschedule' satisfies PathOf<'reschedule'>,
  practice: '/api/user/free-practice-sessions' satisfies PathOf<'addPractice'>,
  round: '/api/user/golf-rounds' satisfies PathOf<'addRound'>,
  handicap: '/api/user/handicap' satisfies PathOf<'update'>,
} as const;

/** The paths of the changes that alter data shown on several screens. */
const altering = {
  /** XP, level, streak, and training totals. */
  stats: [paths.complete, paths.reopen, paths.practice, paths.round, paths.handicap],
  week: [paths.complete, paths.reopen, paths.skip, paths.move],
  handicap: [paths.handicap],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Altered = keyof typeof altering;

/** Whether a waiting change alters the shown data. A change that the server has refused does not. */
export const alters = ({ path, refusal }: SentChange, shown: Altered): boolean =>
  refusal === null && altering[shown].some((altered) => altered === path);

/** Returns the id in a URL, at the position of the placeholder in its path. */
function idIn(path: string, url: string): string {
  const place = path.split('/').findIndex((part) => part.startsWith('{'));
  return decodeURIComponent(url.split('/')[place] ?? '');
}

function known(change: SentChange, timeZone: string): KnownChange | null {
  const instant = Temporal.Instant.fromEpochMilliseconds(change.recordedAt);
  const at = instant.toString({ fractionalSecondDigits: 3 });
  const { key, confirmedAt } = change;
  const made = { key, at, on: todayIn(timeZone, instant), confirmedAt };
  // The app's forms created the body with the types of the row.
  const body = change.body as never;
  switch (change.path) {
    case paths.complete: {
      const sent: BodyOf<typeof training.complete> = body;
      return { ...made, kind: 'complete', id: sent.scheduledSessionId, body };
    }
    case paths.skip: {
      const sent: BodyOf<typeof training.skip> = body;
      return { ...made, kind: 'skip', id: sent.scheduledSessionId };
    }
    case paths.reopen:
      return { ...made, kind: 'reopen', id: idIn(paths.reopen, change.url) };
    case paths.move: {
      const sent: BodyOf<typeof training.reschedule> = body;
      return { ...made, kind: 'move', id: idIn(paths.move, change.url), newDate: sent.newDate };
    }
    case paths.practice:
      return { ...made, kind: 'practice', body };
    case paths.round:
      return { ...made, kind: 'round', body };
    case paths.handicap:
      return { ...made, kind: 'handicap', body };
    default:
      return null;
  }
}

/** The predictable effects of the waiting changes, in order. Changes that the server has refused are omitted. */
export function knownChanges(
  changes: readonly SentChange[],
  timeZone: string,
): readonly KnownChange[] {
  return changes.flatMap((change) => {
    const one = change.refusal === null ? known(change, timeZone) : null;
    return one === null ? [] : [one];
  });
}
