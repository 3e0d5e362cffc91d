import type { RawData, WebSocket } from 'ws';
import type { output } from 'zod/mini';
import { authMessage, type ServerMessage } from '#contract/live.ts';
import type { Caller } from '../auth/caller.ts';
import { changedMessage } from '../changed-message.ts';
import type { Db } from '../database/drizzle.ts';
import type { Connection } from './connections.ts';
import { cursorOf, wasSentSince } from './message-queries.ts';

/** The most messages to send again; a tab that missed more reloads everything instead. */
const mostMissed = 100;
/** A change becomes visible to other transactions at most this long after its message's timestamp. */
const longestCommitMs = 1_000;

type Auth = output<typeof authMessage>;

type Welcome = {
  readonly socket: WebSocket;
  readonly caller: Caller;
  readonly auth: Auth;
  readonly now: Temporal.Instant;
};

const frame = (message: ServerMessage) => JSON.stringify(message);

/** Parses a tab's first message; null unless it is an `auth` message of this golfer. */
export function readAuth(data: RawData, isBinary: boolean, caller: Caller): Auth | null {
  if (isBinary) return null;
  try {
    const parsed = authMessage.safeParse(JSON.parse(String(data)));
    return parsed.success && parsed.data.userId === caller.id ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * Answers the first message of a socket, and returns the connection with the id after which messages still have to be
 * delivered. Tells the tab to reload everything if it missed more than can be sent again, or if it is new and anything
 * was sent while its page loaded, since it may have read its data before that.
 */
export async function welcome(db: Db, { socket, caller, auth, now }: Welcome): Promise<Connection> {
  const { lastId, oldestId } = await cursorOf(db, caller.id);
  const seen = auth.lastId ?? lastId;
  const missed = lastId - seen;
  const canFollow =
    missed === 0 ||
    (missed > 0 && missed <= mostMissed && oldestId !== null && oldestId <= seen + 1);
  const tab = auth.tab ?? null;
  const hasRead =
    canFollow &&
    (auth.lastId !== undefined ||
      auth.openForMs === undefined ||
      !(await wasSentSince(db, {
        golferId: caller.id,
        tab,
        since: now.subtract({ milliseconds: auth.openForMs + longestCommitMs }),
      })));
  socket.send(frame({ type: 'auth_success', lastId: canFollow ? seen : lastId }));
  if (!hasRead) socket.send(frame(changedMessage(['/api/'])));
  return {
    socket,
    golferId: caller.id,
    sessionId: caller.sessionId,
    tab,
    lastId: canFollow ? seen : lastId,
    isAlive: true,
  };
}
