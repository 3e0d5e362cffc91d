import { once } from 'node:events';
import { vi } from 'vitest';
import { WebSocket } from 'ws';
import { socketPath } from '#contract/socket.ts';
import { longWait } from './long-wait.ts';

type Opening = {
  /** The server's URL, such as `http://127.0.0.1:5000`. */
  readonly url: string;
  readonly cookie?: string;
  readonly origin?: string;
};

type Received = { readonly type: string; readonly id?: number } & Record<string, unknown>;

export type LiveSocket = {
  readonly socket: WebSocket;
  /** All received messages, in order. */
  readonly received: readonly Received[];
  /** Sends `auth` and resolves with the answer's `lastId`. */
  authenticate(auth: {
    userId: string;
    tab?: string;
    lastId?: number;
    openForMs?: number;
  }): Promise<number>;
  /** Waits until this many messages have arrived, not counting the answer to `auth`. */
  messages(count: number): Promise<readonly Received[]>;
  /** The code with which the server closes the socket. */
  readonly closed: Promise<number>;
};

/**
 * Opens a socket like a browser.
 * @throws with the status, such as "Unexpected server response: 401", if the server refuses
 */
export async function openLiveSocket({ url, cookie, origin = url }: Opening): Promise<LiveSocket> {
  const address = url.replace('http', 'ws') + socketPath;
  const socket = new WebSocket(address, { origin, ...(cookie && { headers: { cookie } }) });
  const received: Received[] = [];
  socket.on('message', (data) => received.push(JSON.parse(String(data))));
  const closed = once(socket, 'close').then(([code]) => code as number);
  closed.catch(() => {});
  await once(socket, 'open');
  // Ignore errors of a connection that is dropped during a write.
  socket.on('error', () => {});
  const messages: LiveSocket['messages'] = (count) =>
    vi.waitFor(() => {
      const found = received.filter(({ type }) => type !== 'auth_success');
      if (found.length < count) throw new Error(`${found.length} of ${count} messages`);
      return found;
    }, longWait);
  return {
    socket,
    received,
    closed,
    messages,
    authenticate: (auth) => {
      socket.send(JSON.stringify({ type: 'auth', ...auth }));
      return vi.waitFor(() => {
        const answer = received.find(({ type }) => type === 'auth_success');
        if (answer === undefined) throw new Error('not authenticated');
        return Number(answer['lastId']);
      }, longWait);
    },
  };
}
