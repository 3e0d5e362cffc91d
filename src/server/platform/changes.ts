import { eq, sql } from 'drizzle-orm';
import type { Effects } from '#contract/effects.ts';
import type { LiveMessage } from '#contract/live.ts';
import { type CalendarDate, todayIn } from '#domain/calendar-date.ts';
import type { DomainEvents, EventName } from '#domain/events.ts';
import type { NotificationFacts, WithdrawnFacts } from '#domain/notifications/catalog.ts';
import { users } from './auth/tables.ts';
import { noEffects } from './changed-message.ts';
import type { Clock } from './clock.ts';
import { type Db, leaveToCommit, type Tx, transactionAfter } from './database/drizzle.ts';
import { prepareQuery } from './database/prepared-query.ts';
import { findAnswer, saveAnswer } from './idempotency/answer-queries.ts';

/** The golfer whose data changes, with the fields that commands and reactions need. */
type Golfer = NonNullable<Awaited<ReturnType<typeof lockGolfer>>>;

/**
 * One change of a golfer's data: a transaction, the events recorded in it, and what goes out of it. Code inside a change
 * may use only `tx`; its writes are committed together or not at all.
 */
export type Change = {
  readonly tx: Tx;
  readonly golfer: Golfer;
  readonly now: Temporal.Instant;
  /** The golfer's own calendar day. */
  readonly today: CalendarDate;
  /**
   * When the golfer acted, and on which calendar day. Earlier than `now` and `today` (by up to 14 days) for an action
   * done offline and sent later; equal to them otherwise.
   */
  readonly made: { readonly at: Temporal.Instant; readonly on: CalendarDate };
  /** Filled by reactions and sent to the client with the mutation's answer. */
  readonly effects: Effects;
  /** The id of the tab that sent the request, as the tab reports it; null for a background job or another program. */
  readonly tab: string | null;
  /** Everything recorded so far, in order. */
  readonly events: readonly RecordedEvent[];
  /** Everything passed to `notify`, `withdraw`, `refresh` and `send` so far. */
  readonly outbox: Outbox;
  /**
   * Passes an event to every feature, and then the events that their reactions record; resolves when all have been
   * handled. In a reaction it resolves at once: events are handled one by one, in the order in which they are recorded.
   */
  record<Name extends EventName>(name: Name, event: DomainEvents[Name]): Promise<void>;
  /** Notifies the golfer, if the preferences allow it. The notification is written before the commit. */
  notify(facts: NotificationFacts): void;
  /** Deletes the notifications that contain these facts and are no longer true; by default this golfer's. */
  withdraw(facts: WithdrawnFacts, golferIds?: readonly string[]): void;
  /**
   * Makes the golfer's other tabs and devices reload, after the commit, all data whose URL begins with one of these
   * prefixes. The prefixes from the request's endpoint row are added automatically.
   */
  refresh(...prefixes: readonly string[]): void;
  /**
   * Sends a message to the open tabs and devices of a golfer (by default this one) after the commit. The tab that sent
   * the request does not get it, because it has the response.
   */
  send(message: LiveMessage, golferId?: string): void;
  /** Returns what `open` returns for this change, which is called only the first time: state that files share. */
  once<State>(open: (change: Change) => State): State;
  /** Stores the effects under a key that is unique per golfer, in case the same request is sent again. */
  keepEffects(key: string): void;
  /** Loads the effects stored under this key into this change. */
  recallEffects(key: string): Promise<void>;
};

type RecordedEvent = { readonly name: EventName; readonly event: DomainEvents[EventName] };

/** What goes out of a change, besides the answer with its effects. */
type Outbox = {
  readonly notifications: readonly NotificationFacts[];
  readonly withdrawn: readonly { readonly golferId: string; readonly facts: WithdrawnFacts }[];
  readonly refresh: ReadonlySet<string>;
  readonly messages: readonly { readonly golferId: string; readonly message: LiveMessage }[];
};

/** Reactions to events, within the change that recorded the event. */
export type Reactions = {
  readonly [Name in EventName]?: (event: DomainEvents[Name]) => Promise<void>;
};

/** A feature's part in one change of a golfer's data. What it remembers of the change, it keeps in its closure. */
export type Listener = (change: Change) => {
  readonly on?: Reactions;
  /** Runs once, after all events and before the commit. */
  readonly beforeCommit?: () => Promise<void>;
  /** Runs once after the commit, in this process; skipped if the process crashes. Must not throw. */
  readonly committed?: () => void;
};

/** A change whose effects are not complete yet; the route layer settles it to build the answer. */
export type OpenChange = Change & {
  /** Runs every feature's `beforeCommit`, once. After that the effects are final, and nothing more may be recorded. */
  settle(): Promise<Effects>;
};

/**
 * Runs `work` as one change. Changes of the same golfer take turns, so the data it reads stays valid until the commit.
 * `work` may run again after a deadlock, so it may only use the database. An error rolls everything back and is
 * rethrown.
 * @returns null when the account no longer exists
 */
export type RunChange = <Result>(
  golferId: string,
  work: (change: OpenChange) => Promise<Result>,
  call?: Partial<CallFacts>,
) => Promise<Result | null>;

/** Facts from the request that caused the change. */
type CallFacts = {
  /** The browser tab that sent the request; it is not notified of its own change. */
  readonly tab: string | null;
  /** How many seconds ago the golfer acted: 0 or more; 0 by default. */
  readonly secondsAgo: number;
};

type Parts = {
  readonly db: Db;
  readonly clock: Clock;
  /** In the order in which they react. */
  readonly listeners: readonly Listener[];
};

export function createChanges({ db, clock, listeners }: Parts): RunChange {
  return async (golferId, work, { tab = null, secondsAgo = 0 } = {}) => {
    let listening: Listening = [];
    const lock = (tx: Tx) => lockGolfer(tx, golferId);
    const result = await transactionAfter(db, lock, async (tx, golfer) => {
      listening = [];
      if (golfer === null) return null;
      const opening = { tx, golfer, tab, secondsAgo, now: clock() };
      const change = openChange(opening, () => listening);
      listening = listeners.map((listener) => listener(change));
      const result = await work(change);
      await change.settle();
      return result;
    });
    for (const { committed } of listening) committed?.();
    return result;
  };
}

/** What the listeners have returned for one change. */
type Listening = readonly ReturnType<Listener>[];

type Opening = Pick<Change, 'tx' | 'golfer' | 'tab' | 'now'> & Pick<CallFacts, 'secondsAgo'>;

function openChange({ secondsAgo, ...opening }: Opening, listening: () => Listening): OpenChange {
  const { tx, golfer, now } = opening;
  const at = madeAt(golfer, now, secondsAgo);
  let effectsKey: string | null = null;
  let settled = false;
  const effects = noEffects();
  const opened = new Map<unknown, unknown>();
  const { events, record } = queueOfEvents(listening);
  const { outbox, ...sending } = openOutbox(golfer.id);
  const change: OpenChange = {
    ...opening,
    effects,
    events,
    outbox,
    record,
    ...sending,
    today: todayIn(golfer.timeZone, now),
    made: { at, on: todayIn(golfer.timeZone, at) },
    once<State>(open: (change: Change) => State) {
      if (!opened.has(open)) opened.set(open, open(change));
      return opened.get(open) as State;
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
      for (const { beforeCommit } of listening()) await beforeCommit?.();
      if (effectsKey === null) return effects;
      const request = { key: effectsKey, hash: '' };
      const kept = { golferId: golfer.id, request, now, answer: JSON.stringify(effects) };
      leaveToCommit(tx, saveAnswer(tx, kept));
      return effects;
    },
  };
  return change;
}

/** Handles events one by one: those that a reaction records come after those that were recorded before. */
function queueOfEvents(listening: () => Listening): Pick<Change, 'events' | 'record'> {
  const events: RecordedEvent[] = [];
  const waiting: (() => Promise<void>)[] = [];
  return {
    events,
    async record(name, event) {
      events.push({ name, event });
      waiting.push(async () => {
        for (const { on } of listening()) await on?.[name]?.(event);
      });
      if (waiting.length > 1) return;
      try {
        for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
          await next();
          waiting.shift();
        }
      } finally {
        waiting.length = 0;
      }
    },
  };
}

function openOutbox(
  ownId: string,
): Pick<Change, 'outbox' | 'notify' | 'withdraw' | 'refresh' | 'send'> {
  const notifications: NotificationFacts[] = [];
  const withdrawn: Outbox['withdrawn'][number][] = [];
  const refresh = new Set<string>();
  const messages: Outbox['messages'][number][] = [];
  return {
    outbox: { notifications, withdrawn, refresh, messages },
    notify(facts) {
      notifications.push(facts);
    },
    withdraw(facts, golferIds = [ownId]) {
      withdrawn.push(...golferIds.map((golferId) => ({ golferId, facts })));
    },
    refresh(...prefixes) {
      for (const prefix of prefixes) refresh.add(prefix);
    },
    send(message, golferId = ownId) {
      messages.push({ golferId, message });
    },
  };
}

/** Returns no moment before the account's creation, whatever the device's clock says. */
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
      /** The golfer has asked to delete the account; the server must not contact the golfer any more. */
      isClosed: sql<boolean>`${users.deleteAfter} is not null`,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .for('no key update'),
);

/** Locks the golfer's row, so that other changes of this golfer wait until the end of the transaction. */
export async function lockGolfer(tx: Tx, id: string) {
  const [golfer] = await lockedGolfer(tx, { id });
  return golfer ?? null;
}
