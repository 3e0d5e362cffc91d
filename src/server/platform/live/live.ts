import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import type { LiveMessage } from '#contract/live.ts';
import type { Caller } from '../auth/caller.ts';
import type { DeriveToken } from '../auth/derived-token.ts';
import type { Listener } from '../changes.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { type Db, leaveToCommit } from '../database/drizzle.ts';
import type { RateLimits } from '../routes/rate-limits.ts';
import { type Connection, createConnections, send } from './connections.ts';
import { createLiveDelivery } from './delivery.ts';
import { liveListener } from './live-listener.ts';
import { localBus } from './local-bus.ts';
import { storeMessages } from './message-queries.ts';
import { postgresBus } from './postgres-bus.ts';
import { redisBus } from './redis-bus.ts';
import { type Signal, type SignalBus, signalText } from './signal-bus.ts';
import { serveSocket } from './socket-route.ts';

/** How often to ping the sockets, and to deliver messages whose signal was lost. */
const sweepMs = 20_000;
/** The most bytes of one signal: PostgreSQL's limit, minus some room for the channel name. */
const longestSignal = 7_900;

/**
 * Reaches the open tabs and devices of golfers, on every node. Messages of a change are sent with `change.send`, which
 * sends nothing when the change is rolled back.
 */
export type Live = {
  /**
   * Sends to those of these golfers who are connected now, and stores nothing: for data that they will read sooner or
   * later anyway. Resolves when the message has been published.
   * @throws RangeError when ids and message are longer than 7,900 bytes
   */
  nudge(golferIds: readonly string[], message: LiveMessage): Promise<void>;
  /** Must be called when a session of that golfer may have ended: closes the sockets of ended sessions. */
  sessionEnded(golferId: string): void;
  /**
   * Makes every node, including this one, restart its job queue.
   * @param id of this restart, which a node may receive twice
   */
  restartJobs(id: string): Promise<void>;
  /** The number of sockets on this node. */
  socketCount(): number;
};

/** The interface for the server itself. */
export type LiveServer = Live & {
  readonly listener: Listener;
  /** Adds the WebSocket route to the server. The node listens to other nodes once the server listens. */
  serve(app: FastifyInstance, guards: Guards): Promise<void>;
};

type Guards = {
  readonly publicUrl: URL;
  readonly limits: RateLimits;
  readonly findCaller: (request: FastifyRequest) => Promise<Caller | null>;
};

type Settings = {
  readonly database: Database;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** Carries signals between nodes; null means that PostgreSQL does. */
  readonly redis: Redis | null;
  readonly deriveToken: DeriveToken;
  /** Called when a node, possibly this one, requests a restart of the job queue. */
  readonly onRestart: (id: string) => void;
};

export function createLive({ db, clock, log, ...settings }: Settings): LiveServer {
  const bus = busFor(settings, log);
  const connections = createConnections();
  const delivery = createLiveDelivery({ db, connections, log });

  const publish = (signal: Signal) =>
    bus.publish(signal).catch((error: unknown) => {
      // The next sweep delivers stored messages.
      log.warn({ fault: String(error).slice(0, 200) }, 'live: other nodes cannot be reached');
    });
  const publishMessage = async (signal: Signal) => {
    if (Buffer.byteLength(signalText(signal)) > longestSignal) {
      throw new RangeError(`A signal has at most ${longestSignal} bytes.`);
    }
    await bus.publish(signal);
  };
  const signalNodes = (golferIds: readonly string[]) => {
    for (const golferId of golferIds) void publish({ golferId });
  };

  const onSignal = (signal: Signal) => {
    if ('golferId' in signal) return delivery.look([signal.golferId]);
    if ('restart' in signal) return settings.onRestart(signal.restart);
    const nudge = Buffer.from(signal.nudge);
    for (const golferId of signal.golferIds)
      for (const connection of connections.of(golferId)) send(connection, nudge);
  };
  const lookForAll = () => delivery.look(connections.golferIds());
  const sweep = () => {
    void connections.eachInTurn(ping);
    lookForAll();
  };

  return {
    listener: liveListener({
      store: ({ tx, now }, outgoing) => leaveToCommit(tx, storeMessages(tx, outgoing, now)),
      onCommitted: signalNodes,
    }),
    nudge: (golferIds, message) => publishMessage({ golferIds, nudge: JSON.stringify(message) }),
    sessionEnded: (golferId) => void publish({ golferId }),
    restartJobs: (id) => publishMessage({ restart: id }),
    socketCount: connections.count,
    async serve(app, guards) {
      await serveSocket(app, {
        ...guards,
        db,
        clock,
        onReady(connection) {
          connections.add(connection);
          // Delivers missed messages, including those that arrived while the cursor was read.
          delivery.look([connection.golferId]);
        },
      });
      let sweeping: NodeJS.Timeout | undefined;
      app.addHook('onListen', async () => {
        bus.start(onSignal, lookForAll);
        sweeping = setInterval(sweep, sweepMs).unref();
      });
      app.addHook('onClose', async () => {
        clearInterval(sweeping);
        await delivery.stop();
        await bus.stop();
      });
    },
  };
}

function busFor(
  { redis, database, deriveToken }: Pick<Settings, 'redis' | 'database' | 'deriveToken'>,
  log: FastifyBaseLogger,
): SignalBus {
  if (redis !== null) return redisBus(redis, deriveToken('live channel'));
  return database.connect.kind === 'embedded' ? localBus(database) : postgresBus(database, log);
}

/** Pings a socket, or drops it if it has not answered since the last ping. */
function ping(connection: Connection): void {
  if (connection.isAlive) connection.socket.ping();
  else connection.socket.terminate();
  connection.isAlive = false;
}
