import type { QueryClient } from '@tanstack/react-query';
import { loadCatalogs } from '#web/i18n/translation.ts';
import { whenIdle } from '../device.ts';
import { userQuery } from '../session/user.ts';
import { provideQueue } from './current-queue.ts';
import type { Queue, SendLast } from './queue.ts';

type Load = () => Promise<{
  readonly Queue: typeof Queue;
  /** Sends how far started sessions have come, after all changes; says whether it has to try again. */
  readonly sendProgress: SendLast;
}>;

type Current = { readonly golferId: string; readonly queue: Promise<Queue> };

let current: Current | null = null;

const retryMs = 3000;

function end(): void {
  current?.queue.then(
    (queue) => queue.stop(),
    () => {
      // It never began.
    },
  );
  current = null;
}

/**
 * Sends what the golfer has waiting on this device, for as long as the golfer is signed in. Its code is loaded
 * with the first golfer. Returns how to end it.
 */
export function followQueue(client: QueryClient, load: Load): () => void {
  let retry: ReturnType<typeof setTimeout> | undefined;
  const followGolfer = () => {
    const golferId = client.getQueryData(userQuery.queryKey)?.id ?? null;
    if (golferId === (current?.golferId ?? null)) return;
    end();
    if (golferId === null) return;
    const queue = startQueue(load).then(
      ({ Queue, sendProgress }) => new Queue({ client, golferId, sendLast: sendProgress }),
    );
    current = { golferId, queue };
    // Its code did not arrive. The next change asks for it again, and so do those that wait.
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

async function startQueue(load: Load) {
  const [parts] = await Promise.all([load(), loadCatalogs('queue')]);
  // It could not be fetched any more when there is no signal; until then the list says so when it is opened.
  whenIdle(() => import('../over-screens.ts').catch(() => {}));
  return parts;
}
