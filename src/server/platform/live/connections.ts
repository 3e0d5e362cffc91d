import { setImmediate as nextTurn } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { socketClose } from '#contract/socket.ts';

/** The most open tabs of one golfer on one node, across all devices. */
const mostPerGolfer = 12;
/** The most bytes to buffer for a slow client, beyond the network's own buffers: more than a hundred messages. */
const mostWaitingBytes = 512 * 1024;
/** How many sockets to write to before yielding to the event loop: about a millisecond of work. */
const chunk = 100;

/** A socket whose golfer is authenticated. */
export type Connection = {
  readonly socket: WebSocket;
  readonly golferId: string;
  readonly sessionId: string;
  readonly tab: string | null;
  /** The id of the last message that was sent here, or skipped because the tab caused it. */
  lastId: number;
  /** Whether the client has answered the last ping. */
  isAlive: boolean;
};

export type Connections = ReturnType<typeof createConnections>;

/** Creates the registry of this node's sockets by golfer. */
export function createConnections() {
  const byGolfer = new Map<string, Set<Connection>>();
  let count = 0;

  const remove = (connection: Connection) => {
    const own = byGolfer.get(connection.golferId);
    if (!own?.delete(connection)) return;
    count -= 1;
    if (own.size === 0) byGolfer.delete(connection.golferId);
  };

  return {
    /** The number of open sockets. */
    count: () => count,
    golferIds: () => [...byGolfer.keys()],
    of: (golferId: string): ReadonlySet<Connection> => byGolfer.get(golferId) ?? new Set(),

    /** Keeps a connection until it closes. Above the limit, the golfer's oldest connection is closed. */
    add(connection: Connection): void {
      const own = byGolfer.get(connection.golferId) ?? new Set();
      byGolfer.set(connection.golferId, own);
      own.add(connection);
      count += 1;
      connection.socket.once('close', () => remove(connection));
      connection.socket.on('pong', () => {
        connection.isAlive = true;
      });
      const [oldest] = own;
      if (own.size <= mostPerGolfer || oldest === undefined) return;
      remove(oldest);
      oldest.socket.close(socketClose.tooMany, 'too many sockets');
    },

    /** Calls `act` for each connection, in chunks, and yields to the event loop in between. */
    async eachInTurn(act: (connection: Connection) => void): Promise<void> {
      const all = [...byGolfer.values()].flatMap((own) => [...own]);
      for (let start = 0; start < all.length; start += chunk) {
        for (const connection of all.slice(start, start + chunk)) act(connection);
        await nextTurn();
      }
    },
  };
}

/**
 * Sends a text frame, unless the socket is closing. A client that is too far behind is disconnected; it gets the
 * messages it missed when it reconnects.
 */
export function send({ socket }: Pick<Connection, 'socket'>, frame: string | Buffer): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.send(frame, { binary: false });
  if (socket.bufferedAmount <= mostWaitingBytes) return;
  // The close frame is queued behind all buffered data, so it rarely arrives.
  socket.close(socketClose.tooSlow, 'too slow');
  socket.terminate();
}
