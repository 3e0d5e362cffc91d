import { and, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import type { accounts } from '#contract/accounts.ts';
import type { Device } from '#contract/accounts-schemas.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Caller } from '#server/platform/auth/caller.ts';
import { describeBrowser } from '#server/platform/auth/describe-browser.ts';
import { endAllSessions } from '#server/platform/auth/end-sessions.ts';
import { authSessions } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';

/** Returns the browsers signed in as this golfer: the one with `sessionId` first, then by last use. */
async function findDevices(db: Db, golferId: string, sessionId: string): Promise<Device[]> {
  const isThisOne = eq(authSessions.id, sessionId);
  const rows = await db
    .select()
    .from(authSessions)
    .where(and(eq(authSessions.userId, golferId), gt(authSessions.expiresAt, sql`now()`)))
    .orderBy(desc(isThisOne), desc(authSessions.updatedAt), authSessions.id);
  return rows.map((row) => ({
    id: row.id,
    ...describeBrowser(row.userAgent),
    signedInAt: row.createdAt.toISOString(),
    lastUsedAt: row.updatedAt.toISOString(),
    isThisOne: row.id === sessionId,
  }));
}

/** Ends those sessions of this golfer that match. Returns false when there was none. */
async function endSessions(db: Db, golferId: string, which: SQL): Promise<boolean> {
  const ended = await db
    .delete(authSessions)
    .where(and(eq(authSessions.userId, golferId), which))
    .returning({ id: authSessions.id });
  return ended.length > 0;
}

/** Ends the browser's earlier session. A new sign-in replaces it, even for another golfer. */
export async function endEarlierSession(db: Db, caller: Caller | null): Promise<void> {
  if (caller !== null) {
    await endSessions(db, caller.id, eq(authSessions.id, caller.sessionId));
  }
}

type DeviceRows = 'devices' | 'signOutDevice' | 'signOutOthers' | 'signOutEverywhere';

export function deviceHandlers({ db }: Platform): Pick<Handlers<typeof accounts>, DeviceRows> {
  return {
    async devices({ caller }) {
      return findDevices(db, caller.id, caller.sessionId);
    },

    async signOutDevice({ params, change }) {
      const { tx, golfer } = change;
      if (!(await endSessions(tx, golfer.id, eq(authSessions.id, params.id))))
        throw new AppError('not_found');
      return { success: true };
    },

    async signOutOthers({ caller, change }) {
      await endSessions(change.tx, caller.id, ne(authSessions.id, caller.sessionId));
      return { success: true };
    },

    async signOutEverywhere({ change }) {
      await endAllSessions(change.tx, change.golfer.id);
      return { success: true };
    },
  };
}
