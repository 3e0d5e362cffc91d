import { AppError } from '../app-error.ts';
import type { Attempts, Rule } from './attempts.ts';

const hour = 60 * 60;
const day = 24 * hour;

/** One household on one account: five passwords, then it waits, in the end a quarter of an hour. */
const guesses = { free: 5, longestWait: hour / 4, seconds: day } satisfies Rule;

/** All households on one account together. Never refused, or strangers could lock the owner out. */
const allGuesses = { most: Number.POSITIVE_INFINITY, seconds: hour } satisfies Rule;
const guessesAtOnce = 20;
const longestWaitMs = 5000;

/** A good deal longer than hashing a password and writing an account. */
const equalTimeMs = 1000;

const resets = { most: 3, seconds: hour } satisfies Rule;
const signUps = { most: 5, seconds: hour } satisfies Rule;
/** Of one golfer: each mails an address that anybody may own. */
const emailChanges = { most: 5, seconds: hour } satisfies Rule;

type LimitSettings = {
  readonly attempts: Attempts;
  /** Holds an answer back for so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Multiplies every limit. */
  readonly scale: number;
};

export type AccountLimits = ReturnType<typeof accountLimits>;

/**
 * Limits that go by the account, whichever address asks, beside those by address. They count what was
 * typed, so that they are the same whether there is such an account or not.
 */
export function accountLimits({ attempts, wait, scale }: LimitSettings) {
  const take = async (what: string, rule: Rule, by?: string) => {
    const verdict = await attempts.take(what, rule, by);
    if (verdict.allowed) return verdict.count;
    throw new AppError('too_many_requests', [], { retryAfter: verdict.retryAfter });
  };
  return {
    /** Answers no sooner than after a second, so that the time it took tells nothing. */
    async inEqualTime<Answer>(work: Promise<Answer>): Promise<Answer> {
      const [answer] = await Promise.all([work, wait(equalTimeMs)]);
      return answer;
    },
    /**
     * Before a password is checked: counts the try as a wrong one.
     * @throws AppError too_many_requests for a household that has to wait
     */
    async beforeSignIn(email: string, household: string): Promise<void> {
      await take(`sign-in:${email}`, guesses, household);
      const beyond = (await take(`sign-in:${email}`, allGuesses)) - guessesAtOnce * scale;
      if (beyond > 0) await wait(waitOf(beyond));
    },
    /** After the right password, or a new one: the tries before it were the owner's own. */
    forgetGuesses: (email: string) => attempts.forget(`sign-in:${email}`),
    /** Forgets everything that was counted for this account, which is deleted. */
    async forgetAccount({ id, email }: { id: string; email: string }): Promise<void> {
      for (const what of ['sign-in', 'reset', 'sign-up']) await attempts.forget(`${what}:${email}`);
      await attempts.forget(`email-change:${id}`);
    },
    /** @throws AppError too_many_requests */
    beforeReset: (email: string) => take(`reset:${email}`, resets),
    /** @throws AppError too_many_requests */
    beforeSignUp: (email: string) => take(`sign-up:${email}`, signUps),
    /** @throws AppError too_many_requests */
    beforeEmailChange: (golferId: string) => take(`email-change:${golferId}`, emailChanges),
  };
}

/** Milliseconds before the n-th guess too many is looked at: twice as long each time, up to five seconds. */
const waitOf = (guess: number) => Math.min(longestWaitMs, 125 * 2 ** Math.min(guess, 10));
