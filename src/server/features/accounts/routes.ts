import { type accounts, nameLength } from '#contract/accounts.ts';
import { findUnlockedBy } from '#server/features/achievements/public-queries.ts';
import { AppError } from '#server/platform/app-error.ts';
import { type Db, transaction } from '#server/platform/database/drizzle.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { authHeaders, isFailedCreation, withCookies } from './auth-replies.ts';
import {
  countAdmins,
  findUser,
  isTaken,
  lockUser,
  makeAdmins,
  takeSetupLink,
  toUser,
  updateUser,
} from './queries.ts';

async function ownUser(db: Db, id: string) {
  const row = await findUser(db, id);
  if (row === undefined) throw new AppError('unauthorized');
  return toUser(row);
}

/** "Nora Devlin" is Nora of the Devlins; a single word is a first name. */
function splitName(name: string) {
  const [firstName = name, ...rest] = name.split(/\s+/);
  const fitting = (part: string) => part.slice(0, nameLength.part).trim();
  return { firstName: fitting(firstName), lastName: fitting(rest.join(' ')) };
}

export function accountHandlers(platform: Platform): Handlers<typeof accounts> {
  const { db, auth, config, record, clock } = platform;
  return {
    async signUp({ body, request, reply }) {
      const names = splitName(body.name);
      const { user } = await withCookies(
        reply,
        auth.api.signUpEmail({
          body: { ...names, ...body },
          headers: authHeaders(request),
          returnHeaders: true,
        }),
      ).catch(async (error: unknown) => {
        if (!isFailedCreation(error)) throw error;
        if (await isTaken(db, body.email)) throw new AppError('email_taken');
        throw new Error('An account could not be created', { cause: error });
      });
      return { user: await ownUser(db, user.id) };
    },

    async signIn({ body, request, reply }) {
      const { user } = await withCookies(
        reply,
        auth.api.signInEmail({ body, headers: authHeaders(request), returnHeaders: true }),
      );
      if (config.adminEmails.includes(user.email)) {
        await makeAdmins(db, [user.email], { verifiedOnly: config.smtpUrl !== undefined });
      }
      return { user: await ownUser(db, user.id) };
    },

    async signOut({ request, reply }) {
      const headers = authHeaders(request);
      await withCookies(reply, auth.api.signOut({ headers, returnHeaders: true }));
      return { success: true };
    },

    async requestPasswordReset({ body, request }) {
      await auth.api.requestPasswordReset({ body, headers: authHeaders(request) });
      return { success: true };
    },

    async resetPassword({ body, request, reply }) {
      const headers = authHeaders(request);
      await withCookies(reply, auth.api.resetPassword({ body, headers, returnHeaders: true }));
      return { success: true };
    },

    async currentUser({ caller, request, reply }) {
      if (caller.renewalDue) {
        const headers = authHeaders(request);
        await withCookies(reply, auth.api.getSession({ headers, returnHeaders: true }));
      }
      return ownUser(db, caller.id);
    },

    updateProfile: async ({ body, caller, today }) =>
      transaction(db, async (tx) => {
        const before = await lockUser(tx, caller.id);
        const after = await updateUser(tx, caller.id, definedOnly(body));
        if (before === undefined || after === undefined) throw new AppError('unauthorized');
        const { currentHandicap: handicap } = after;
        if (handicap === null || handicap === before.currentHandicap) {
          return { ...toUser(after), unlockedAchievements: [] };
        }
        // Under the lock, so that the newest record is the handicap that stays.
        const at = clock().toString();
        const change = { handicap, notes: null, at, today };
        await record(tx, 'handicapChanged', { userId: caller.id, ...change });
        const cause = { causeIds: [at], since: at };
        const unlockedAchievements = await findUnlockedBy(tx, caller, cause);
        return { ...toUser(after), unlockedAchievements };
      }),

    claimSetup: async ({ body, caller }) =>
      transaction(db, async (tx) => {
        // An administrator who came another way has made the link worthless.
        const isNeeded = (await countAdmins(tx)) === 0;
        if (!isNeeded || !(await takeSetupLink(tx, body.token))) throw new AppError('not_found');
        const row = await updateUser(tx, caller.id, { isAdmin: true });
        if (row === undefined) throw new AppError('unauthorized');
        return toUser(row);
      }),
  };
}

type Defined<Shape> = { [Key in keyof Shape]: Exclude<Shape[Key], undefined> };

/** What was left out of a partial change stays as it is. */
function definedOnly<Shape extends object>(shape: Shape) {
  const entries = Object.entries(shape).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<Defined<Shape>>;
}
