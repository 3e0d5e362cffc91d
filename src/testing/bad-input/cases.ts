import type { Endpoints } from '#contract/endpoint.ts';
import type { Completion } from '#contract/training-schemas.ts';

/** What a call carries, by the parts of its row. */
export type Sent = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly files?: Readonly<Record<string, SentFile>>;
};

/** A file of a form. */
export type SentFile = { readonly mediaType: string; readonly bytes: Uint8Array };

/** Wrong values by what is wrong with them. */
type Faults = Readonly<Record<string, unknown>>;

/** What a golfer of the story has: a plan with one completed session, a friend, a request, a comment. */
export type Known = {
  readonly email: string;
  readonly enrollmentId: string;
  readonly planned: Pick<Completion, 'scheduledSessionId' | 'sessionId' | 'completedExercises'>;
  readonly completedId: string;
  readonly notificationId: string;
  /** Of a request that waits, and who sent it. */
  readonly friendRequestId: string;
  readonly requesterId: string;
  readonly friendId: string;
  /** An item of the feed, a comment on it, and a report of that. */
  readonly activityId: string;
  readonly commentId: string;
  readonly reportId: string;
  /** Of a link for a coach, and the secret of its address. */
  readonly coachLinkId: string;
  readonly coachToken: string;
  /** Challenges that wait: for this golfer's answer, and for a friend's. */
  readonly receivedChallengeId: string;
  readonly sentChallengeId: string;
  /** Of an announcement of the administrators. */
  readonly broadcastId: string;
  /** A program that was never published, and the parts of its plan. */
  readonly draft: {
    readonly programId: string;
    readonly weekId: string;
    readonly sessionId: string;
    readonly exerciseId: string;
  };
  /** One that an administrator made, and an upload of a video of it that has just begun. */
  readonly exercise: { readonly id: string; readonly version: string };
  readonly uploadId: string;
};

/** How one call can be sent wrongly. What every call has in common is added by `wrong-requests.ts`. */
export type Cases = {
  /** Input that is right; each case changes one thing in it. */
  readonly good: (known: Known) => Sent;
  /** The status that right input ends with in the story; 200 unless told. */
  readonly end?: number;
  /** By field of body and query; each of them has to be named here or in `ids`. */
  readonly faults?: Readonly<Record<string, Faults>>;
  /** By file: wrong ones, and the status of the refusal. */
  readonly fileFaults?: Readonly<
    Record<string, Readonly<Record<string, { readonly file: SentFile; readonly status: number }>>>
  >;
  /** Ids in path or body: `own` ones belong to one golfer, `shared` ones to nobody. */
  readonly ids?: Readonly<Record<string, 'own' | 'shared'>>;
};

/** Every row of a feature has its cases: one without does not compile. */
export type CasesOf<Rows extends Endpoints> = { readonly [Name in keyof Rows]: Cases };

/** For rows that take nothing: only who may call is left to try. */
export const takesNothing: Cases = { good: () => ({}) };

const noText = { 'a number': 5, 'a list': ['a'] };

export const textFaults = (max: number) => ({
  ...noText,
  'too long': 'x'.repeat(max + 1),
  'without end': 'x'.repeat(200_000),
  'with a control character': 'a\u0000b',
  'with half a character': 'a\ud800',
  'with nothing to see': '\u200b\u2060',
});

/** One line of text. */
export const lineFaults = (max: number) => ({ ...textFaults(max), 'of two lines': 'a\nb' });

export const requiredFaults = { empty: '', blank: '   ' };

const noNumber = { 'a text': '7', 'beyond counting': 1e300, 'a list': [7], 'a yes': true };

export const numberFaults = (min: number, max: number) => ({
  ...noNumber,
  'too small': min - 1,
  'too large': max + 1,
});

/** A whole number. */
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
