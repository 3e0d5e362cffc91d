import type { QueryClient } from '@tanstack/react-query';
import { userQuery } from '../session/user.ts';
import type { listen } from './listen.ts';

type Load = () => Promise<{ readonly listen: typeof listen }>;

/**
 * Hears from the server what changes elsewhere, for as long as somebody is signed in. Its code is loaded
 * with the first golfer. Returns how to end it.
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
        // Without a network nothing is heard; the next page tries again.
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
