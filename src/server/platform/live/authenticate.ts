import type { RawData, WebSocket } from 'ws';
import type { output } from 'zod/mini';
import { authMessage, type ServerMessage } from '#contract/live.ts';
import type { Db } from '../database/drizzle.ts';
import type { Caller } from '../routes/caller.ts';
import type { Connection } from './connections.ts';
import { cursorOf, wasSentSince } from './message-queries.ts';

/** A tab that was away for longer reads everything anew instead. */
const mostMissed = 100;
/** A change is seen by others only this long after the moment that its message bears, at most. */
const longestCommitMs = 1_000;

type Auth = output<typeof authMessage>;

type Welcome = {
  readonly socket: WebSocket;
  readonly caller: Caller;
  readonly auth: Auth;
  readonly now: Temporal.Instant;
};

const frame = (message: ServerMessage) => JSON.stringify(message);

/** What a tab's first message asks for; null unless it is an `auth` of this very golfer. */
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
 * Answers the first message of a socket and says from which message on the rest has to be delivered.
 * Whoever missed more than can be sent again is told to read everything anew, and so is a new tab if anything
 * was sent while its page loaded: it may have read before that.
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
        ...{ golferId: caller.id, tab },
        since: now.subtract({ milliseconds: auth.openForMs + longestCommitMs }),
      })));
  socket.send(frame({ type: 'auth_success', lastId: canFollow ? seen : lastId }));
  if (!hasRead) {
    const effects = { xpEarned: 0, stats: null, notices: [], unlockedAchievements: [] };
    socket.send(frame({ type: 'changed', refresh: ['/api/'], effects }));
  }
  return {
    ...{ socket, golferId: caller.id, sessionId: caller.sessionId, tab },
    lastId: canFollow ? seen : lastId,
    answers: true,
  };
}
