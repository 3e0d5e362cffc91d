import { type Query, replaceEqualDeep } from '@tanstack/react-query';
import { isOutdatedBy } from '../api/persisted-urls.ts';
import type { ConfirmedRequest, QueuedRequest } from './queued-request.ts';

type Keyed = Pick<QueuedRequest, 'key'>;

type Replaced = {
  readonly answer: unknown;
  readonly shown: unknown;
  /** The requests whose effects are shown. */
  readonly requests: readonly Keyed[];
  /** The number of answers that the query had received. */
  readonly updates: number;
};

/** The server's answers to queries that currently show other data. */
const replaced = new WeakMap<Query, Replaced>();

export const urlOf = ({ queryKey }: Query) => String(queryKey[0]);

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

/** Whether the last answer to a read arrived after a request was confirmed. */
export const isIn = ({ state }: Query, { confirmedAt }: { readonly confirmedAt?: number }) =>
  confirmedAt !== undefined && state.dataUpdatedAt >= confirmedAt;

/** Whether the last answer to a read is older than a confirmed request that outdates it. */
export const lacks = (query: Query, request: ConfirmedRequest) =>
  !isIn(query, request) && isOutdatedBy(urlOf(query), request);

/**
 * Whether a request whose effect is shown was sent, and the read is being fetched again. Until it arrives, the last
 * answer would show the effect undone.
 */
export function isOnItsWay(query: Query, waiting: readonly Keyed[]): boolean {
  const known = replacedBy(query);
  if (query.state.fetchStatus !== 'fetching' || known === undefined) return false;
  const keys = new Set(waiting.map(({ key }) => key));
  return known.requests.some(({ key }) => !keys.has(key));
}

/** Shows the server's answer again. */
export function restore(query: Query): void {
  const answer = answerOf(query);
  if (answer !== query.state.data) query.setState({ data: answer });
  replaced.delete(query);
}

/** Shows other data in place of the server's answer, which is kept. */
export function replace(query: Query, { shown, ...known }: Omit<Replaced, 'updates'>): void {
  // Keeps unchanged parts as the same objects, so that they do not render again.
  const data = replaceEqualDeep(query.state.data, shown);
  if (data !== query.state.data) query.setState({ data });
  replaced.set(query, { ...known, shown: data, updates: query.state.dataUpdateCount });
}
