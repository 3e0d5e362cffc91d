import type { QueryClient } from '@tanstack/react-query';
import { refreshReads } from '../api/refresh-reads.ts';
import { keepSocket } from './keep-socket.ts';
import { createMessageDisplay } from './show-messages.ts';

/** If this tab has ended the session itself, it leaves before that. */
const pauseMs = 2000;

/** Shows the messages that the server sends a user on the socket. Returns a function that stops this. */
export function listen(userId: string, client: QueryClient): () => void {
  const display = createMessageDisplay(client);
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The refused reads lead to sign-in.
  const onSessionEnded = () => {
    timer = setTimeout(() => refreshReads(client, ['/api/user/']), pauseMs);
  };
  const close = keepSocket({ userId, onMessage: display.receive, onSessionEnded });
  return () => {
    clearTimeout(timer);
    close();
    display.stop();
  };
}
