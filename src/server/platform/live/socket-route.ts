import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { WebSocket } from 'ws';
import { socketPath } from '#contract/socket.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../auth/caller.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/drizzle.ts';
import { requireOwnOrigin } from '../routes/origin.ts';
import type { RateLimits } from '../routes/rate-limits.ts';
import { readAuth, welcome } from './authenticate.ts';
import type { Connection } from './connections.ts';

const authLimitMs = 10_000;
/** A tab sends only one message; a client that sends more than this is not ours. */
const mostMessages = 20;
/** The most bytes of a message: a tab sends nothing longer than its `auth`. */
const maxPayload = 1024;
/** How long a closing socket may take to complete the close handshake. */
const closeTimeout = 2_000;

/** Codes of the WebSocket standard. */
const goingAway = 1001;
const policyViolation = 1008;
const tryAgainLater = 1013;

type Settings = {
  readonly db: Db;
  readonly clock: Clock;
  readonly publicUrl: URL;
  readonly limits: RateLimits;
  readonly findCaller: (request: FastifyRequest) => Promise<Caller | null>;
  /** Called with each authenticated connection. */
  readonly onReady: (connection: Connection) => void;
};

/**
 * Serves the WebSocket. The session cookie identifies the golfer before the connection is upgraded; the tab's first
 * message must match.
 */
export async function serveSocket(app: FastifyInstance, settings: Settings): Promise<void> {
  // A separate constant, because the types of `ws` lack `closeTimeout`.
  const options = { maxPayload, closeTimeout, perMessageDeflate: false };
  await app.register(websocket, {
    options,
    // A tab that disappeared, or a client that sent too much: nothing that we could fix.
    errorHandler: (error, socket, request) => {
      request.log.debug({ fault: error.message }, 'live: socket');
      socket.terminate();
    },
    preClose(done) {
      for (const socket of app.websocketServer.clients) socket.close(goingAway);
      app.websocketServer.close();
      done();
    },
  });
  app.get(
    socketPath,
    {
      websocket: true,
      config: { rateLimit: false },
      onRequest: [
        async (request) => {
          request.caller = await settings.findCaller(request);
        },
        settings.limits.standard as onRequestAsyncHookHandler,
        async (request) => {
          if (request.caller === null) throw new AppError('unauthorized');
          requireOwnOrigin(request, settings.publicUrl);
        },
      ],
    },
    (socket, { caller }) => {
      if (caller !== null) authenticate(socket, caller, settings);
    },
  );
}

/** Waits for the first message, and limits the number of messages after it. */
function authenticate(socket: WebSocket, caller: Caller, { db, clock, onReady }: Settings): void {
  const limit = setTimeout(() => socket.close(tryAgainLater, 'too slow'), authLimitMs);
  socket.once('close', () => clearTimeout(limit));
  let received = 0;
  socket.on('message', (data, isBinary) => {
    received += 1;
    if (received > mostMessages) return refuse(socket, 'too many messages');
    if (received > 1) return;
    clearTimeout(limit);
    const auth = readAuth(data, isBinary, caller);
    if (auth === null) return refuse(socket, 'not authenticated');
    welcome(db, { socket, caller, auth, now: clock() }).then(
      (connection) => socket.readyState === socket.OPEN && onReady(connection),
      () => socket.close(tryAgainLater),
    );
  });
}

/** Closes a socket and ignores all further messages from it. */
function refuse(socket: WebSocket, reason: string): void {
  socket.removeAllListeners('message');
  socket.close(policyViolation, reason);
}
