import type { QueryClient } from '@tanstack/react-query';
import { withTexts } from '../i18n.ts';
import { userQuery } from '../session/user.ts';
import { provideQueue } from './current-queue.ts';
import type { OfflineAction } from './offline-action.ts';
import type { Queue, SendLast } from './queue.ts';

type Parts = {
  readonly Queue: typeof Queue;
  readonly offlineActions: readonly OfflineAction[];
  /** Sends the progress of started sessions, after all requests. Resolves to whether it has to be retried. */
  readonly sendProgress: SendLast;
};

type Load = () => Promise<Parts>;

type Current = { readonly golferId: string; readonly queue: Promise<Queue> };

let current: Current | null = null;

const retryMs = 3000;

function end(): void {
  current?.queue.then(
    (queue) => queue.stop(),
    () => {
      // The queue was never created.
    },
  );
  current = null;
}

/**
 * Sends the golfer's waiting requests for as long as the golfer is signed in. The code is loaded when the first golfer
 * signs in. Returns a function that stops this.
 */
export function followQueue(client: QueryClient, load: Load): () => void {
  let retry: ReturnType<typeof setTimeout> | undefined;
  const followGolfer = () => {
    const golferId = client.getQueryData(userQuery.queryKey)?.id ?? null;
    if (golferId === (current?.golferId ?? null)) return;
    end();
    if (golferId === null) return;
    const queue = withTexts(load(), 'queue').then(
      ({ Queue, offlineActions: actions, sendProgress: sendLast }) =>
        new Queue({ client, golferId, actions, sendLast }),
    );
    current = { golferId, queue };
    // The code could not be loaded. The next request or the timer loads it again.
    queue.catch(() => {
      if (current?.queue !== queue) return;
      current = null;
      retry = setTimeout(followGolfer, retryMs);
    });
  };
  const stop = client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === userQuery.queryKey[0]) followGolfer();
  });
  provideQueue(() => {
    followGolfer();
    return current?.queue ?? null;
  });
  followGolfer();
  return () => {
    clearTimeout(retry);
    stop();
    provideQueue(null);
    end();
  };
}
