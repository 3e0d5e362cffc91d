import type { activities } from '#contract/activities.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { handicap } from '#contract/handicap.ts';
import type { training } from '#contract/training.ts';
import { type CalendarDate, todayIn } from '#domain/calendar-date.ts';

/** As much of a `WaitingChange` as it takes to know what it will do. */
export type SentChange = {
  readonly key: string;
  readonly path: string;
  readonly url: string;
  readonly body: unknown;
  /** In milliseconds since 1970. */
  readonly recordedAt: number;
  readonly refusal: object | null;
};

/** A waiting change of which the app knows what it will do. */
export type KnownChange = {
  readonly key: string;
  /** When the golfer made it: ISO 8601, and their day then. */
  readonly at: string;
  readonly on: CalendarDate;
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

/** The changes that alter what stands on several screens. */
const altering = {
  /** XP, level, streak, and what the training adds up to. */
  stats: [paths.complete, paths.reopen, paths.practice, paths.round, paths.handicap],
  week: [paths.complete, paths.reopen, paths.skip, paths.move],
  handicap: [paths.handicap],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Altered = keyof typeof altering;

/** Whether a change that waits alters what is shown; one that the server has refused does nothing. */
export const alters = ({ path, refusal }: SentChange, shown: Altered): boolean =>
  refusal === null && altering[shown].some((altered) => altered === path);

/** The id in a URL, where its path has a place for it. */
function idIn(path: string, url: string): string {
  const place = path.split('/').findIndex((part) => part.startsWith('{'));
  return decodeURIComponent(url.split('/')[place] ?? '');
}

function known(change: SentChange, timeZone: string): KnownChange | null {
  const instant = Temporal.Instant.fromEpochMilliseconds(change.recordedAt);
  const at = instant.toString({ fractionalSecondDigits: 3 });
  const made = { key: change.key, at, on: todayIn(timeZone, instant) };
  // The forms of the app have made it by the row of its path.
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

/** What the waiting changes will do, in their order; those that the server has refused do nothing. */
export function knownChanges(
  changes: readonly SentChange[],
  timeZone: string,
): readonly KnownChange[] {
  return changes.flatMap((change) => {
    const one = change.refusal === null ? known(change, timeZone) : null;
    return one === null ? [] : [one];
  });
}
