import type { Query, QueryClient } from '@tanstack/react-query';
import { dayAt } from '#domain/calendar-date.ts';
import { isPersisted } from '#web/platform/api/persisted-urls.ts';
import { startLimit } from '#web/platform/device/start-limit.ts';
import { confirmedRequests, waitingRequests } from '#web/platform/queue/queued-request.ts';
import { isOnItsWay, lacks, restore, urlOf } from '#web/platform/queue/replaced-answers.ts';
import { userQuery } from '#web/platform/session/user.ts';
import type { Since } from './predicted/effects.ts';

/** The training rules, which are loaded only if requests wait or an answer is of another day. */
type Rules = { readonly showPredictions: (client: QueryClient, since: Since) => void };

const loadRules = (): Promise<Rules> => import('./predicted/show-predictions.ts');

/** The actions that end a read. */
const answered: readonly string[] = ['success', 'error'];

/** A phone keeps the app open for days. */
const checkEveryMs = 60_000;

/**
 * Applies the effects of waiting requests, of confirmed requests, and of the current day to the cached reads. The effect
 * of a confirmed request ends at each read once that was answered after the confirmation. The server's answers are
 * kept, and are shown again when nothing is left to predict. Resolves when the reads already in the cache are done. The
 * rules are loaded on demand.
 */
export async function applyPredictions(client: QueryClient, load = loadRules): Promise<void> {
  const cache = client.getQueryCache();
  let planned = false;
  const show = async () => {
    planned = false;
    const since = sinceOf(client);
    const queries = cache.getAll().filter((query) => isPersisted(urlOf(query)));
    if (since === null || !isNeeded(queries, since)) {
      for (const query of queries) if (!isOnItsWay(query, [])) restore(query);
      return;
    }
    // Without a connection, the rules may not load. The next answer loads them again.
    const rules = await load().catch(() => null);
    rules?.showPredictions(client, since);
  };
  const showSoon = () => {
    if (planned) return;
    planned = true;
    // Several answers may arrive at once; nothing is rendered in between.
    queueMicrotask(() => void show());
  };
  cache.subscribe((event) => {
    if (event.type !== 'updated' || !answered.includes(event.action.type)) return;
    if (isPersisted(urlOf(event.query))) showSoon();
  });
  waitingRequests.subscribe(showSoon);
  setInterval(showSoon, checkEveryMs);
  document.addEventListener('visibilitychange', showSoon);
  // If the rules do not load in time, the last answers are better than none.
  await Promise.race([show(), startLimit()]);
}

/** Requests that the server has refused have no effect. */
function sinceOf(client: QueryClient): Since | null {
  const golfer = client.getQueryData(userQuery.queryKey);
  if (!golfer) return null;
  const { id, timeZone } = golfer;
  // Of each session, the confirmed requests came first.
  const requests = [...confirmedRequests.get(), ...waitingRequests.get()].filter(
    ({ golferId, refusal }) => golferId === id && refusal === null,
  );
  return { requests, today: dayAt(Date.now(), timeZone), timeZone };
}

/** Whether a read shows less than the server has confirmed, and is not being fetched again. */
const isBehind = (query: Query) =>
  query.state.fetchStatus !== 'fetching' &&
  confirmedRequests.get().some((request) => lacks(query, request));

const isNeeded = (queries: readonly Query[], { requests, today, timeZone }: Since) =>
  requests.some(({ confirmedAt }) => confirmedAt === undefined) ||
  queries.some(
    (query) =>
      query.state.data !== undefined &&
      (isBehind(query) || dayAt(query.state.dataUpdatedAt, timeZone) !== today),
  );
