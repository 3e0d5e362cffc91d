import type { Query, QueryClient } from '@tanstack/react-query';
import { retryTimer } from '../retry-timer.ts';
import { ApiError, InterceptedError, isUndecided, OfflineError } from './failures.ts';
import { apiRequest } from './request.ts';

const delays = { firstMs: 2_000, longestMs: 30_000 };

/** Events after which the server may be reachable again; each tries at once, but not in a row. */
const hopefulEvents = ['online', 'focus', 'visibilitychange'] as const;
const eventsApartMs = 1_000;

/** Whether a read that failed with this error may succeed later, without anybody doing something about it. */
function mayPass(error: unknown): boolean {
  if (error instanceof InterceptedError) return false;
  return error instanceof OfflineError || (error instanceof ApiError && isUndecided(error.status));
}

/** An error on the screen, and what loads the data again. */
type Shown = { readonly error: unknown; readonly retry: () => void };

type ReadRetry = {
  /** Adds an error on the screen; returns a function that removes it. */
  readonly add: (shown: Shown) => () => void;
};

/**
 * Tries the reads again whose errors are on the screen, with pauses that grow. First it only asks the server for them:
 * the screen stays as it is until an answer has arrived. All errors of a page share the pauses.
 */
function createReadRetry(client: QueryClient): ReadRetry {
  const all = new Set<Shown>();
  let isTrying = false;
  let lastMs = 0;
  let watching = new AbortController();

  const readOf = ({ error }: Shown) =>
    client
      .getQueryCache()
      .getAll()
      .find(({ state }) => state.error === error);

  const tryNow = async () => {
    if (isTrying || document.hidden || all.size === 0) return;
    isTrying = true;
    lastMs = Date.now();
    timer.stop();
    const reads = new Set([...all].map(readOf).filter((read) => read !== undefined));
    const answered = await Promise.all([...reads].map(async (read) => (await asked(read)) && read));
    const back = answered.filter((read) => read !== false);
    await Promise.allSettled(back.map((read) => read.fetch()));
    isTrying = false;
    if (back.length > 0) timer.reset();
    // After the components that follow their read themselves have rendered.
    setTimeout(() => {
      for (const shown of [...all]) if (readOf(shown) === undefined) shown.retry();
      if (all.size > 0) timer.startLater();
    });
  };
  const timer = retryTimer(delays, () => void tryNow());

  const watch = () => {
    watching = new AbortController();
    const { signal } = watching;
    const onHope = () => {
      if (Date.now() - lastMs >= eventsApartMs) void tryNow();
    };
    for (const name of hopefulEvents)
      (name === 'visibilitychange' ? document : window).addEventListener(name, onHope, { signal });
  };

  return {
    add(shown) {
      if (all.size === 0) {
        // An error that is shown again at once goes on with longer pauses.
        if (Date.now() - lastMs > 2 * delays.longestMs) timer.reset();
        watch();
        timer.startLater();
      }
      all.add(shown);
      return () => {
        all.delete(shown);
        if (all.size > 0) return;
        timer.stop();
        watching.abort();
      };
    },
  };
}

/** Whether the server answers a read now, or refuses it for good: then the read itself shows that. */
async function asked({ queryKey: [url] }: Query): Promise<boolean> {
  try {
    await apiRequest(String(url));
    return true;
  } catch (error) {
    return !mayPass(error);
  }
}

const retries = new WeakMap<QueryClient, ReadRetry>();

/** Tries to load the data behind an error on the screen again, unless the error cannot pass by itself. */
export function retryRead(client: QueryClient, shown: Shown): () => void {
  if (!mayPass(shown.error)) return () => {};
  const retry = retries.get(client) ?? createReadRetry(client);
  retries.set(client, retry);
  return retry.add(shown);
}
