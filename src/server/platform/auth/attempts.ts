import { eq, lte, or, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import { dateOf } from '../database/date-of.ts';
import type { Db } from '../database/drizzle.ts';
import type { DeriveToken } from './derived-token.ts';
import { attempts } from './tables.ts';

/** Allows `most` attempts in `seconds`, counted from the first one; after that time the count starts again. */
type Window = { readonly most: number; readonly seconds: number };

/**
 * Allows `free` attempts at once. Each further attempt doubles the wait for the next one, up to `longestWait` seconds.
 * Attempts are forgotten after `seconds` without one.
 */
type GrowingDelay = {
  readonly free: number;
  readonly longestWait: number;
  readonly seconds: number;
};

export type Rule = Window | GrowingDelay;

/** Either allowed, as the `count`-th remembered attempt, or refused for another `retryAfter` seconds. */
export type Verdict =
  | { readonly allowed: true; readonly count: number }
  | { readonly allowed: false; readonly retryAfter: number };

export type Attempts = {
  /**
   * Counts one attempt at `what`, unless the rule refuses it; with `by`, counts each value of `by` separately. All
   * nodes share the counts, which survive a restart.
   */
  take(what: string, rule: Rule, by?: string): Promise<Verdict>;
  /**
   * As `take`, but returns the count.
   * @throws AppError too_many_requests when the rule refuses the attempt
   */
  takeOrThrow(what: string, rule: Rule, by?: string): Promise<number>;
  /** Forgets all attempts at `what`, for every `by`. */
  forget(what: string): Promise<void>;
  /** Deletes expired counts. */
  deleteOld(): Promise<void>;
};

export type AttemptSettings = {
  readonly db: Db;
  readonly clock: Clock;
  readonly deriveToken: DeriveToken;
  /** Multiplies how many a rule allows. */
  readonly scale: number;
};

/** The largest value of an `integer` column. */
const largestCount = 2 ** 31 - 1;

export function createAttempts({ db, clock, deriveToken, scale }: AttemptSettings): Attempts {
  const keyOf = (what: string) => deriveToken(`attempts:${what}`);
  const scaled = (limit: number) => Math.min(Math.max(1, Math.round(limit * scale)), largestCount);
  const now = () => dateOf(clock());

  const take: Attempts['take'] = async (what, rule, by) => {
    const key = by === undefined ? keyOf(what) : `${keyOf(what)}/${keyOf(by)}`;
    const at = now();
    const first = nextState(rule, { at, scaled, count: sql`1`, forgetAt: null });
    const isOver = sql`${attempts.forgetAt} <= ${at.toISOString()}::timestamptz`;
    const count = sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`;
    const forgetAt = sql`case when ${isOver} then null else ${attempts.forgetAt} end`;
    const next = nextState(rule, { at, scaled, count, forgetAt });
    const [taken] = await db
      .insert(attempts)
      .values({ key, count: 1, ...first })
      .onConflictDoUpdate({
        target: attempts.key,
        set: { count, ...next },
        setWhere: lte(attempts.freeAt, at),
      })
      .returning({ count: attempts.count });
    if (taken !== undefined) return { allowed: true, count: taken.count };
    const [kept] = await db.select().from(attempts).where(eq(attempts.key, key));
    const wait = (kept?.freeAt.getTime() ?? 0) - at.getTime();
    return { allowed: false, retryAfter: Math.max(1, Math.ceil(wait / 1000)) };
  };

  return {
    take,

    async takeOrThrow(what, rule, by) {
      const verdict = await take(what, rule, by);
      if (verdict.allowed) return verdict.count;
      throw new AppError('too_many_requests', [], { retryAfter: verdict.retryAfter });
    },

    async forget(what) {
      const key = keyOf(what);
      await db
        .delete(attempts)
        .where(or(eq(attempts.key, key), sql`starts_with(${attempts.key}, ${`${key}/`})`));
    },

    async deleteOld() {
      await db.delete(attempts).where(lte(attempts.forgetAt, now()));
    },
  };
}

/** The epoch, not the current time: a clock that is set back must not lock anyone out. */
const always = sql`to_timestamp(0)`;

type Step = {
  readonly at: Date;
  readonly scaled: (limit: number) => number;
  readonly count: SQL;
  /** When the earlier attempts are forgotten; null, or NULL in SQL, when there are none. */
  readonly forgetAt: SQL | null;
};

/** When the next attempt is allowed and when all attempts are forgotten, after the `count`-th attempt now. */
function nextState(rule: Rule, { at, scaled, count, forgetAt }: Step) {
  const now = sql`${at.toISOString()}::timestamptz`;
  const end = sql`${now} + make_interval(secs => ${rule.seconds})`;
  if ('most' in rule) {
    const windowEnd = forgetAt === null ? end : sql`coalesce(${forgetAt}, ${end})`;
    const freeAt = sql`case when ${count} >= ${scaled(rule.most)} then ${windowEnd} else ${always} end`;
    return { freeAt, forgetAt: windowEnd };
  }
  const beyond = sql`least(${count} - ${scaled(rule.free)} + 1, 30)`;
  const wait = sql`least(power(2, ${beyond}), ${rule.longestWait})`;
  const freeAt = sql`case when ${beyond} > 0
    then ${now} + make_interval(secs => ${wait}) else ${always} end`;
  return { freeAt, forgetAt: end };
}
