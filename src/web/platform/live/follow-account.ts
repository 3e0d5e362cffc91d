import type { QueryClient } from '@tanstack/react-query';
import { userQuery } from '../session/user.ts';
import type { listen } from './listen.ts';

type Load = () => Promise<{ readonly listen: typeof listen }>;

/**
 * Receives changes made elsewhere from the server, for as long as a golfer is signed in. The code is loaded when the
 * first golfer signs in. Returns a function that stops this.
 */
export function followAccount(client: QueryClient, load: Load): () => void {
  let followed: string | null = null;
  let stopListening = () => {};

  const listenFor = (userId: string) => {
    let end: (() => void) | null = () => {};
    load().then(
      ({ listen: start }) => {
        if (end !== null) end = start(userId, client);
      },
      () => {
        // The device is offline, so no changes are received; the next page tries again.
      },
    );
    return () => {
      end?.();
      end = null;
    };
  };

  const follow = () => {
    const userId = client.getQueryData(userQuery.queryKey)?.id ?? null;
    if (userId === followed) return;
    stopListening();
    followed = userId;
    stopListening = userId === null ? () => {} : listenFor(userId);
  };
  const stop = client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === userQuery.queryKey[0]) follow();
  });
  follow();
  return () => {
    stop();
    stopListening();
  };
}
