import type { Attempts, Rule } from './attempts.ts';

const hour = 60 * 60;
const day = 24 * hour;

/** Password guesses at one account from one client network: five are free, then waits grow to a quarter of an hour. */
const guesses = { free: 5, longestWait: hour / 4, seconds: day } satisfies Rule;

/** Password guesses at one account from all client networks. Never refused, or strangers could lock the owner out. */
const allGuesses = { most: Number.POSITIVE_INFINITY, seconds: hour } satisfies Rule;
const guessesAtOnce = 20;
const longestWaitMs = 5000;

/** Well above the time it takes to hash a password and write an account. */
const equalTimeMs = 1000;

const resets = { most: 3, seconds: hour } satisfies Rule;
const signUps = { most: 5, seconds: hour } satisfies Rule;
/** Per golfer: each one sends a mail to an address that anyone may own. */
const emailChanges = { most: 5, seconds: hour } satisfies Rule;

type LimitSettings = {
  readonly attempts: Attempts;
  /** Delays an answer by this many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Multiplies every limit. */
  readonly scale: number;
};

export type AccountLimits = ReturnType<typeof accountLimits>;

/**
 * Limits per account, whatever address a request comes from, in addition to the limits per address. They count the
 * email address as it was typed, so they are the same whether or not the account exists.
 */
export function accountLimits({ attempts, wait, scale }: LimitSettings) {
  const take = attempts.takeOrThrow;
  return {
    /** Answers after a second at the earliest, so that the response time reveals nothing. */
    async inEqualTime<Answer>(work: Promise<Answer>): Promise<Answer> {
      const [answer] = await Promise.all([work, wait(equalTimeMs)]);
      return answer;
    },
    /**
     * Must run before a password is checked: counts the attempt as a failure.
     * @throws AppError too_many_requests for a client network that has to wait
     */
    async beforeSignIn(email: string, clientNetwork: string): Promise<void> {
      await take(`sign-in:${email}`, guesses, clientNetwork);
      const beyond = (await take(`sign-in:${email}`, allGuesses)) - guessesAtOnce * scale;
      if (beyond > 0) await wait(waitOf(beyond));
    },
    /** Must run after a correct or new password: the earlier attempts were the owner's own. */
    forgetGuesses: (email: string) => attempts.forget(`sign-in:${email}`),
    /** Deletes all counts of an account that is being deleted. */
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

/** The delay in milliseconds before the n-th guess over the limit is checked: doubles each time, up to five seconds. */
const waitOf = (guess: number) => Math.min(longestWaitMs, 125 * 2 ** Math.min(guess, 10));
