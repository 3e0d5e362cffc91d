import type { Endpoints } from '#contract/endpoint.ts';
import type { Completion } from '#contract/training-schemas.ts';

/** The data of a request, by the parts of its endpoint. */
export type Sent = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly files?: Readonly<Record<string, SentFile>>;
};

/** A file in a form. */
export type SentFile = { readonly mediaType: string; readonly bytes: Uint8Array };

/** Wrong values, by a description of the fault. */
type Faults = Readonly<Record<string, unknown>>;

/** A golfer's data in the test scenario: a plan with one completed session, a friend, a request, a comment. */
export type Known = {
  readonly email: string;
  readonly enrollmentId: string;
  readonly planned: Pick<Completion, 'scheduledSessionId' | 'sessionId' | 'completedExercises'>;
  readonly completedId: string;
  readonly notificationId: string;
  /** Logged practice and a logged round. */
  readonly practiceId: string;
  readonly roundId: string;
  /** A pending friend request, and its sender. */
  readonly friendRequestId: string;
  readonly requesterId: string;
  readonly friendId: string;
  /** A feed item, a comment on it, and a report of the comment. */
  readonly activityId: string;
  readonly commentId: string;
  readonly reportId: string;
  /** The id of a coach link, the token in its URL, and the id of a revoked link. */
  readonly coachLinkId: string;
  readonly coachToken: string;
  readonly revokedCoachLinkId: string;
  readonly accessTokenId: string;
  readonly passkeyId: string;
  /** Pending challenges: one waits for this golfer's answer, one for a friend's. */
  readonly receivedChallengeId: string;
  readonly sentChallengeId: string;
  /** An announcement by the administrators. */
  readonly broadcastId: string;
  /** A program that was never published, and the parts of its plan. */
  readonly draft: {
    readonly programId: string;
    readonly weekId: string;
    readonly sessionId: string;
    readonly exerciseId: string;
  };
  /** An exercise created by an administrator, and a video upload for it that has just started. */
  readonly exercise: { readonly id: string };
  readonly uploadId: string;
};

/** How one request can be wrong. `wrong-requests.ts` adds the faults common to all requests. */
export type Cases = {
  /** Valid input; each case changes one thing in it. */
  readonly good: (known: Known) => Sent;
  /** The status of the response to valid input in the test scenario; 200 by default. */
  readonly end?: number;
  /** Faults by body or query field; each field has to be listed here or in `ids`. */
  readonly faults?: Readonly<Record<string, Faults>>;
  /** Wrong files by form field, with the status of the refusal. */
  readonly fileFaults?: Readonly<
    Record<string, Readonly<Record<string, { readonly file: SentFile; readonly status: number }>>>
  >;
  /** Ids in path or body: `own` ids belong to one golfer, `shared` ids to no golfer. */
  readonly ids?: Readonly<Record<string, 'own' | 'shared'>>;
};

/** Cases for every endpoint of a feature; a missing one is a compile error. */
export type CasesOf<Rows extends Endpoints> = { readonly [Name in keyof Rows]: Cases };

/** For endpoints without input: only the caller's permission can be wrong. */
export const takesNothing: Cases = { good: () => ({}) };

export const noText = { 'a number': 5, 'a list': ['a'] };

export const textFaults = (max: number) => ({
  ...noText,
  'too long': 'x'.repeat(max + 1),
  'without end': 'x'.repeat(200_000),
  'with a control character': 'a\u0000b',
  'with half a character': 'a\ud800',
  'with nothing to see': '\u200b\u2060',
});

/** Faults of a single-line text. */
export const lineFaults = (max: number) => ({ ...textFaults(max), 'of two lines': 'a\nb' });

export const requiredFaults = { empty: '', blank: '   ' };

const noNumber = { 'a text': '7', 'beyond counting': 1e300, 'a list': [7], 'a yes': true };

export const numberFaults = (min: number, max: number) => ({
  ...noNumber,
  'too small': min - 1,
  'too large': max + 1,
});

/** Faults of a whole number. */
export const countFaults = (min: number, max: number) => ({
  ...numberFaults(min, max),
  'a fraction': min + 0.5,
});

export const dateFaults = {
  ...noText,
  empty: '',
  'no day that ever was': '2026-02-30',
  'with a time': '2026-05-20T00:00:00Z',
  'of another form': '20.05.2026',
  'before the calendar': '0026-05-20',
};

export const choiceFaults = { ...noText, empty: '', unknown: 'whatever' };

export const idFaults = {
  ...noText,
  empty: '',
  'too long': 'x'.repeat(65),
  'with a control character': 'a\u0000b',
};
