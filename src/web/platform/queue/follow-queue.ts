import type { QueryClient } from '@tanstack/react-query';
import { loadCatalogs } from '#web/i18n/translation.ts';
import { userQuery } from '../session/user.ts';
import { provideQueue } from './current-queue.ts';
import type { Queue } from './queue.ts';

type Current = { readonly golferId: string; readonly queue: Promise<Queue> };

let current: Current | null = null;

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
export function followQueue(client: QueryClient): () => void {
  const followGolfer = () => {
    const golferId = client.getQueryData(userQuery.queryKey)?.id ?? null;
    if (golferId === (current?.golferId ?? null)) return;
    end();
    if (golferId === null) return;
    const queue = startQueue(client, golferId);
    current = { golferId, queue };
    // Its code did not arrive: the next change asks for it again.
    queue.catch(() => {
      if (current?.queue === queue) current = null;
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
    stop();
    provideQueue(null);
    end();
  };
}

async function startQueue(client: QueryClient, golferId: string): Promise<Queue> {
  const [{ Queue }] = await Promise.all([
    import('./queue.ts'),
    loadCatalogs('queue'),
    // What shows the queue could not be fetched any more when there is no signal.
    import('./waiting-strip.tsx'),
    import('./waiting-sheet.tsx'),
  ]);
  return new Queue({ client, golferId });
}
