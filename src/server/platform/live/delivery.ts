import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { socketClose } from '#contract/socket.ts';
import type { Db } from '../database/drizzle.ts';
import { type Connections, send } from './connections.ts';
import { messagesAfter, type StoredMessage, validSessions } from './message-queries.ts';

/** The number of golfers per database query. */
const batchSize = 200;
const retryMs = 1_000;

type Parts = {
  readonly db: Db;
  readonly connections: Connections;
  readonly log: FastifyBaseLogger;
};

/**
 * Delivers stored messages to the sockets of this node, each one once and in order, and closes sockets whose session
 * has ended. Checking a golfer too often does no harm.
 */
export function createLiveDelivery({ db, connections, log }: Parts) {
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
        // The database is down. Its messages are delivered when it is back.
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
    /** Schedules a check for new messages to these golfers, if they have sockets on this node. */
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

/** For each golfer, the id up to which all of the golfer's sockets have received every message. */
function seenLeast(connections: readonly { golferId: string; lastId: number }[]) {
  const least = new Map<string, number>();
  for (const { golferId, lastId } of connections) {
    least.set(golferId, Math.min(lastId, least.get(golferId) ?? lastId));
  }
  return [...least].map(([golferId, lastId]) => ({ golferId, lastId }));
}

/** Adds the id to the stored JSON without parsing it. */
const frameOf = ({ id, message }: StoredMessage) => `{"id":${id},${message.slice(1)}`;
