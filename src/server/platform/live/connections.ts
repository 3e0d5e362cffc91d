import { setImmediate as nextTurn } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { socketClose } from '#contract/socket.ts';

/** A golfer's open tabs on one node, all devices together. */
const mostPerGolfer = 12;
/** Bytes that wait for a reader beyond what the network holds: more than a hundred messages. */
const mostWaitingBytes = 512 * 1024;
/** Sockets that are written to before others get their turn: about a millisecond. */
const chunk = 100;

/** A socket whose golfer is known. */
export type Connection = {
  readonly socket: WebSocket;
  readonly golferId: string;
  readonly sessionId: string;
  readonly tab: string | null;
  /** Of the last message that was sent here, or left out because the tab knows it. */
  lastId: number;
  /** It has answered since it was last asked. */
  answers: boolean;
};

export type Connections = ReturnType<typeof createConnections>;

/** The sockets of this node by their golfers. */
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
    /** How many sockets there are. */
    count: () => count,
    golferIds: () => [...byGolfer.keys()],
    of: (golferId: string): ReadonlySet<Connection> => byGolfer.get(golferId) ?? new Set(),

    /** Keeps it until it closes. With one too many, the golfer's oldest one is closed. */
    add(connection: Connection): void {
      const own = byGolfer.get(connection.golferId) ?? new Set();
      byGolfer.set(connection.golferId, own);
      own.add(connection);
      count += 1;
      connection.socket.once('close', () => remove(connection));
      connection.socket.on('pong', () => {
        connection.answers = true;
      });
      const [oldest] = own;
      if (own.size <= mostPerGolfer || oldest === undefined) return;
      remove(oldest);
      oldest.socket.close(socketClose.tooMany, 'too many sockets');
    },

    /** Calls `act` for each, in chunks between which the event loop is given back. */
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
 * Sends a text frame, unless the socket is closing. A reader who is too far behind is dropped: what it
 * missed is sent again when it comes back.
 */
export function send({ socket }: Pick<Connection, 'socket'>, frame: string | Buffer): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.send(frame, { binary: false });
  if (socket.bufferedAmount <= mostWaitingBytes) return;
  // The code goes out behind all that waits, so it rarely arrives.
  socket.close(socketClose.tooSlow, 'too slow');
  socket.terminate();
}
