import { type Query, type QueryClient, replaceEqualDeep } from '@tanstack/react-query';
import { dayAt } from '#domain/calendar-date.ts';
import { isOutdatedBy, isPersisted } from '../persisted-queries/persisted-urls.ts';
import { userQuery } from '../session/user.ts';
import { startLimit } from '../start-limit.ts';
import { type KnownChange, knownChanges } from './known-changes.ts';
import type { Overlay, OverlayContext, overlayContext } from './overlay-context.ts';
import { confirmedChanges, waitingChanges } from './waiting-change.ts';

/** The training rules, which are loaded only if changes wait or an answer is of another day. */
export type Rules = {
  readonly overlay: Overlay;
  readonly overlayContext: typeof overlayContext;
  /** Applies the rules to the cached reads. */
  readonly showAll: (client: QueryClient, rules: Rules, since: Since) => void;
};

type Shown = {
  readonly answer: unknown;
  readonly shown: unknown;
  readonly changes: readonly KnownChange[];
};

/** `updates`: the number of answers that the query had received. */
type Replaced = Shown & { readonly updates: number };

/** The server's answers to queries that currently show other data. */
const replaced = new WeakMap<Query, Replaced>();

/**
 * Returns what the screens show instead of the server's answer. Undefined if they show the answer: a newer one may have
 * arrived, and one that equals the data on the screen does not replace that object.
 */
function replacedBy(query: Query): Replaced | undefined {
  const known = replaced.get(query);
  const { data, dataUpdateCount } = query.state;
  return known?.shown === data && known?.updates === dataUpdateCount ? known : undefined;
}

/** Returns the server's answer, even if the screens show other data. */
export function answerOf(query: Query): unknown {
  const known = replacedBy(query);
  return known ? known.answer : query.state.data;
}

/** The actions that end a read. */
const answered: readonly string[] = ['success', 'error'];

/** A phone keeps the app open for days. */
const checkEveryMs = 60_000;

export const urlOf = ({ queryKey }: Query) => String(queryKey[0]);

/**
 * Applies the effects of waiting changes, of confirmed changes, and of the current day to the cached reads. The effect
 * of a confirmed change ends at each read once that was answered after the confirmation. The server's answers are kept,
 * and are shown again when nothing is left to predict. Resolves when the reads already in the cache are done. The rules
 * are loaded on demand.
 */
export async function showWaiting(client: QueryClient, load: () => Promise<Rules>): Promise<void> {
  const cache = client.getQueryCache();
  let rules: Rules | null = null;
  let planned = false;
  const show = async () => {
    planned = false;
    const since = sinceOf(client);
    const queries = cache.getAll().filter((query) => isPersisted(urlOf(query)));
    if (since === null || !isNeeded(queries, since)) {
      for (const query of queries) if (!isOnItsWay(query, [])) restore(query);
      return;
    }
    rules ??= await load();
    rules.showAll(client, rules, since);
  };
  const showSoon = () => {
    if (planned) return;
    planned = true;
    // Several answers may arrive at once; nothing is rendered in between.
    queueMicrotask(() => void show().catch(() => {}));
  };
  cache.subscribe((event) => {
    if (event.type !== 'updated' || !answered.includes(event.action.type)) return;
    if (isPersisted(urlOf(event.query))) showSoon();
  });
  waitingChanges.subscribe(showSoon);
  setInterval(showSoon, checkEveryMs);
  document.addEventListener('visibilitychange', showSoon);
  // If the rules do not load in time, the last answers are better than none.
  await Promise.race([show().catch(() => {}), startLimit()]);
}

export type Since = Pick<OverlayContext, 'changes' | 'today' | 'timeZone'>;

function sinceOf(client: QueryClient): Since | null {
  const golfer = client.getQueryData(userQuery.queryKey);
  if (!golfer) return null;
  const { timeZone } = golfer;
  const changes = knownChanges(
    // Of each session, the confirmed changes came first.
    [...confirmedChanges.get(), ...waitingChanges.get()].filter(
      ({ golferId }) => golferId === golfer.id,
    ),
    timeZone,
  );
  return { changes, today: dayAt(Date.now(), timeZone), timeZone };
}

const isWaiting = ({ confirmedAt }: KnownChange) => confirmedAt === undefined;

/** Whether the last answer to a read arrived after a change was confirmed. */
export const isIn = ({ state }: Query, { confirmedAt }: Pick<KnownChange, 'confirmedAt'>) =>
  confirmedAt !== undefined && state.dataUpdatedAt >= confirmedAt;

/** Whether a read shows less than the server has confirmed, and is not being fetched again. */
const isBehind = (query: Query) =>
  query.state.fetchStatus !== 'fetching' &&
  confirmedChanges.get().some((one) => !isIn(query, one) && isOutdatedBy(urlOf(query), one));

const isNeeded = (queries: readonly Query[], { changes, today, timeZone }: Since) =>
  changes.some(isWaiting) ||
  queries.some(
    (query) =>
      query.state.data !== undefined &&
      (isBehind(query) || dayAt(query.state.dataUpdatedAt, timeZone) !== today),
  );

/**
 * Whether a change whose effect is shown was sent, and the read is being fetched again. Until it arrives, the last
 * answer would show the change undone.
 */
export function isOnItsWay(query: Query, waiting: readonly KnownChange[]): boolean {
  const known = replacedBy(query);
  if (query.state.fetchStatus !== 'fetching' || known === undefined) return false;
  const keys = new Set(waiting.map(({ key }) => key));
  return known.changes.some(({ key }) => !keys.has(key));
}

export function restore(query: Query): void {
  const answer = answerOf(query);
  if (answer !== query.state.data) query.setState({ data: answer });
  replaced.delete(query);
}

export function replace(query: Query, { answer, shown, changes }: Shown): void {
  // Keeps unchanged parts as the same objects, so that they do not render again.
  const data = replaceEqualDeep(query.state.data, shown);
  if (data !== query.state.data) query.setState({ data });
  replaced.set(query, { answer, shown: data, changes, updates: query.state.dataUpdateCount });
}
