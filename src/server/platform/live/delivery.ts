import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { socketClose } from '#contract/socket.ts';
import type { Db } from '../database/drizzle.ts';
import { type Connections, send } from './connections.ts';
import { messagesAfter, type StoredMessage, validSessions } from './message-queries.ts';

/** Golfers for whom the database is asked at once. */
const batchSize = 200;
const retryMs = 1_000;

type Parts = {
  readonly db: Db;
  readonly connections: Connections;
  readonly log: FastifyBaseLogger;
};

/**
 * Brings stored messages to the sockets of this node, each one once and in order, and closes sockets
 * whose session has ended. It is told for whom to look; looking too often does no harm.
 */
export function createDelivery({ db, connections, log }: Parts) {
  const waiting = new Set<string>();
  const end = new AbortController();
  let running: Promise<void> | undefined;

  const run = async () => {
    while (waiting.size > 0 && !end.signal.aborted) {
      const golferIds = [...waiting].slice(0, batchSize);
      for (const golferId of golferIds) waiting.delete(golferId);
      try {
        await deliver(golferIds);
        await nextTurn();
      } catch (error) {
        // The database is away. What is stored there is delivered when it is back.
        log.warn({ fault: String(error).slice(0, 200) }, 'live: messages cannot be read');
        for (const golferId of golferIds) waiting.add(golferId);
        await delay(retryMs, undefined, { signal: end.signal, ref: false }).catch(() => {});
      }
    }
    running = undefined;
  };

  const deliver = async (golferIds: readonly string[]) => {
    const asked = golferIds.flatMap((golferId) => [...connections.of(golferId)]);
    if (asked.length === 0) return;
    const valid = await validSessions(
      db,
      asked.map(({ sessionId }) => sessionId),
    );
    for (const { socket, sessionId } of asked) {
      if (!valid.has(sessionId)) socket.close(socketClose.sessionEnded, 'session ended');
    }
    const entitled = asked.filter(({ sessionId }) => valid.has(sessionId));
    if (entitled.length === 0) return;
    const messages = Map.groupBy(
      await messagesAfter(db, seenLeast(entitled)),
      ({ golferId }) => golferId,
    );
    for (const connection of entitled) {
      for (const message of messages.get(connection.golferId) ?? []) {
        if (message.id <= connection.lastId) continue;
        connection.lastId = message.id;
        const isOwn = message.tab !== null && message.tab === connection.tab;
        if (!isOwn) send(connection, frameOf(message));
      }
    }
  };

  return {
    /** Looks soon for what is new for these golfers, as far as they have sockets here. */
    look(golferIds: readonly string[]): void {
      for (const golferId of golferIds) {
        if (connections.of(golferId).size > 0) waiting.add(golferId);
      }
      if (waiting.size > 0) running ??= run();
    },
    async stop(): Promise<void> {
      end.abort();
      await running;
    },
  };
}

/** For each golfer the id up to which all of the golfer's sockets have everything. */
function seenLeast(connections: readonly { golferId: string; lastId: number }[]) {
  const least = new Map<string, number>();
  for (const { golferId, lastId } of connections) {
    least.set(golferId, Math.min(lastId, least.get(golferId) ?? lastId));
  }
  return [...least].map(([golferId, lastId]) => ({ golferId, lastId }));
}

/** The stored JSON with its id, without reading it. */
const frameOf = ({ id, message }: StoredMessage) => `{"id":${id},${message.slice(1)}`;
