import type { QueryClient } from '@tanstack/react-query';
import { keepSocket } from './keep-socket.ts';
import { createMessageDisplay } from './show-messages.ts';

/** Shows the messages that the server sends a user on the socket. Returns a function that stops this. */
export function listen(userId: string, client: QueryClient): () => void {
  const display = createMessageDisplay(client);
  const close = keepSocket({ userId, onMessage: display.receive });
  return () => {
    close();
    display.stop();
  };
}
