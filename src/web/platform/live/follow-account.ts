import type { QueryClient } from '@tanstack/react-query';
import { userQuery } from '../session/user.ts';

/**
 * Hears from the server what changes elsewhere, for as long as somebody is signed in. Its code is loaded
 * with the first golfer. Returns how to end it.
 */
export function followAccount(client: QueryClient): () => void {
  let followed: string | null = null;
  let end = () => {};

  const follow = () => {
    const userId = client.getQueryData(userQuery.queryKey)?.id ?? null;
    if (userId === followed) return;
    end();
    followed = userId;
    if (userId !== null) end = listenFor(userId, client);
  };
  const stop = client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === userQuery.queryKey[0]) follow();
  });
  follow();
  return () => {
    stop();
    end();
  };
}

function listenFor(userId: string, client: QueryClient): () => void {
  let end: (() => void) | null = () => {};
  Promise.all([import('./keep-socket.ts'), import('./show-messages.ts')]).then(
    ([{ keepSocket }, { createMessageDisplay }]) => {
      if (end === null) return;
      const display = createMessageDisplay(client);
      const close = keepSocket({ userId, onMessage: display.receive });
      end = () => {
        close();
        display.stop();
      };
    },
    () => {
      // Without a network nothing is heard; the next page tries again.
    },
  );
  return () => {
    end?.();
    end = null;
  };
}
