import { eq, sql } from 'drizzle-orm';
import type { Effects } from '#contract/effects.ts';
import type { LiveMessage } from '#contract/live.ts';
import { type CalendarDate, todayIn } from '#domain/calendar-date.ts';
import type { DomainEvents, EventName } from '#domain/events.ts';
import { findAnswer, saveAnswer } from './answers/answer-queries.ts';
import { users } from './auth/tables.ts';
import type { Clock } from './clock.ts';
import { type Db, leaveToCommit, type Tx, transactionAfter } from './database/drizzle.ts';
import { prepareQuery } from './database/prepared-query.ts';

/** Whose data changes, as far as commands and reactions need to know. */
type Golfer = NonNullable<Awaited<ReturnType<typeof lockGolfer>>>;

/**
 * One change of a golfer's data: a transaction, the events recorded in it, and what they cause. Within
 * it only `tx` may be used; what it writes is committed together or not at all.
 */
export type Change = {
  readonly tx: Tx;
  readonly golfer: Golfer;
  readonly now: Temporal.Instant;
  /** The golfer's own calendar day. */
  readonly today: CalendarDate;
  /**
   * When the golfer did it, and on which calendar day. Earlier than `now` and `today` for what was done
   * without a signal and sent later, up to 14 days; the same for everything else.
   */
  readonly made: { readonly at: Temporal.Instant; readonly on: CalendarDate };
  /** Filled by reactions; answered with the mutation's answer. */
  readonly effects: Effects;
  /** The tab that sent the call, by its own word; null for a job, or a program. */
  readonly tab: string | null;
  /** What was given to `refresh` and `send` until now. */
  readonly news: News;
  /** Tells every feature what has happened, before it returns. */
  record<Name extends EventName>(name: Name, event: DomainEvents[Name]): Promise<void>;
  /**
   * Has the golfer's other tabs and devices read again, after the commit, what begins with one of these
   * URL prefixes. Those of the call's row and of `live` are there by themselves.
   */
  refresh(...prefixes: readonly string[]): void;
  /**
   * Sends a message to the open tabs and devices of a golfer, this one's unless told otherwise, after the
   * commit. The tab that sent the call gets none: it has its answer.
   */
  send(message: LiveMessage, golferId?: string): void;
  /** Stores the effects under a key of the golfer's own, for the same request asked again. */
  keepEffects(key: string): void;
  /** Takes the effects that were stored under that key as those of this change. */
  recallEffects(key: string): Promise<void>;
};

/** What open tabs and devices are told after the commit. */
type News = {
  readonly refresh: ReadonlySet<string>;
  readonly messages: readonly { readonly golferId: string; readonly message: LiveMessage }[];
};

/** A feature's answers to events, each within the change in which the thing happened. */
export type Reactions = {
  readonly [Name in EventName]?: (change: Change, event: DomainEvents[Name]) => Promise<void>;
};

/** What a feature does within every change of a golfer's data. */
export type ChangeListener = {
  readonly reactions: Reactions;
  /** Runs once, after everything has happened and before the commit. */
  readonly beforeCommit?: (change: Change) => Promise<void>;
  /** Runs once after the commit, in this process: a crash may forget it. Must not throw. */
  readonly committed?: (change: Change) => void;
};

/** A change whose effects are still to be completed; the route layer does so for its answer. */
export type OpenChange = Change & {
  /** Lets every feature finish, once. The effects are complete then, and nothing more may happen. */
  settle(): Promise<Effects>;
};

/**
 * Runs `work` as one change. Changes of the same golfer take turns, so what it reads stays true until
 * the commit. It may run again after a deadlock, so it must do nothing but database work. An error
 * rolls everything back and is thrown on.
 * @returns null when the account is gone
 */
export type RunChange = <Result>(
  golferId: string,
  work: (change: OpenChange) => Promise<Result>,
  call?: Partial<CallFacts>,
) => Promise<Result | null>;

/** What a call says of the change that it asks for. */
type CallFacts = {
  /** The browser tab that sent it, which is not told what it caused. */
  readonly tab: string | null;
  /** How long ago the golfer did it, 0 or more; 0 when left out. */
  readonly secondsAgo: number;
};

type Parts = {
  readonly db: Db;
  readonly clock: Clock;
  /** In the order in which they answer. */
  readonly listeners: readonly ChangeListener[];
};

export function createChanges({ db, clock, listeners }: Parts): RunChange {
  return async (golferId, work, { tab = null, secondsAgo = 0 } = {}) => {
    let last: Change | undefined;
    const lock = (tx: Tx) => lockGolfer(tx, golferId);
    const result = await transactionAfter(db, lock, async (tx, golfer) => {
      if (golfer === null) return null;
      const change = openChange({ tx, golfer, tab, secondsAgo, now: clock(), listeners });
      last = change;
      const result = await work(change);
      await change.settle();
      return result;
    });
    for (const { committed } of listeners) if (last) committed?.(last);
    return result;
  };
}

type Opening = Pick<Change, 'tx' | 'golfer' | 'tab' | 'now'> &
  Pick<Parts, 'listeners'> &
  Pick<CallFacts, 'secondsAgo'>;

function openChange({ tx, golfer, tab, secondsAgo, now, listeners }: Opening): OpenChange {
  const at = madeAt(golfer, now, secondsAgo);
  let effectsKey: string | null = null;
  let settled = false;
  const effects: Effects = { xpEarned: 0, stats: null, notices: [], unlockedAchievements: [] };
  const refresh = new Set<string>();
  const messages: News['messages'][number][] = [];
  const change: OpenChange = {
    ...{ tx, golfer, tab, now, effects, news: { refresh, messages } },
    today: todayIn(golfer.timeZone, now),
    made: { at, on: todayIn(golfer.timeZone, at) },
    async record(name, event) {
      for (const { reactions } of listeners) await reactions[name]?.(change, event);
    },
    refresh(...prefixes) {
      for (const prefix of prefixes) refresh.add(prefix);
    },
    send(message, golferId = golfer.id) {
      messages.push({ golferId, message });
    },
    keepEffects(key) {
      effectsKey = key;
    },
    async recallEffects(key) {
      const known = await findAnswer(tx, golfer.id, key);
      if (known !== null) Object.assign(effects, JSON.parse(known.answer));
    },
    async settle() {
      if (settled) return effects;
      settled = true;
      for (const { beforeCommit } of listeners) await beforeCommit?.(change);
      if (effectsKey === null) return effects;
      const request = { key: effectsKey, hash: '' };
      const kept = { golferId: golfer.id, request, now, answer: JSON.stringify(effects) };
      leaveToCommit(tx, saveAnswer(tx, kept));
      return effects;
    },
  };
  return change;
}

/** Nobody has done anything before the account was there, whatever the clock of a device says. */
function madeAt({ createdAt }: Golfer, now: Temporal.Instant, secondsAgo: number) {
  const at = now.subtract({ seconds: secondsAgo });
  const isBefore = +createdAt > at.epochMilliseconds && +createdAt <= now.epochMilliseconds;
  return isBefore ? Temporal.Instant.fromEpochMilliseconds(+createdAt) : at;
}

const lockedGolfer = prepareQuery('lock_golfer', (db) =>
  db
    .select({
      id: users.id,
      createdAt: users.createdAt,
      timeZone: users.timeZone,
      language: users.preferredLanguage,
      email: users.email,
      isAdmin: users.isAdmin,
      /** The golfer has asked to delete the account, and is to be left alone. */
      isClosed: sql<boolean>`${users.deleteAfter} is not null`,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .for('no key update'),
);

/** Makes other changes of this golfer wait until the end of the transaction. */
export async function lockGolfer(tx: Tx, id: string) {
  const [golfer] = await lockedGolfer(tx, { id });
  return golfer ?? null;
}
