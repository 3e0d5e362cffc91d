import { type accounts, nameLength } from '#contract/accounts.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Caller } from '#server/platform/routes/caller.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { authHeaders, isFailedCreation, withCookies } from './auth-replies.ts';
import { checkPassword } from './check-password.ts';
import { deviceHandlers, endSessions } from './devices.ts';
import {
  countAdmins,
  findUser,
  isTaken,
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

/** A browser has one session: signing in again, as whomever, replaces it. */
async function endEarlierSession(db: Db, caller: Caller | null): Promise<void> {
  if (caller !== null) await endSessions(db, caller.id, caller.sessionId);
}

/** Whose password a link sets; nobody's when the link is not good any more. */
async function ownerOfResetLink({ db, auth }: Platform, token: string) {
  const { internalAdapter } = await auth.$context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  const user = link && (await findUser(db, link.value));
  return user ? { email: user.email, names: [user.name, user.firstName, user.lastName] } : {};
}

type OwnRows = 'updateProfile' | 'claimSetup';

const ownAccountHandlers: Pick<Handlers<typeof accounts>, OwnRows> = {
  async updateProfile({ body, change }) {
    const { currentHandicap, goalHandicap, ...profile } = body;
    const { tx, golfer } = change;
    await updateUser(tx, golfer.id, definedOnly(profile));
    await change.record('profileSaved', { userId: golfer.id, currentHandicap, goalHandicap });
    return ownUser(tx, golfer.id);
  },

  async claimSetup({ body, change: { tx, golfer } }) {
    // An administrator who came another way has made the link worthless.
    const isNeeded = (await countAdmins(tx)) === 0;
    if (!isNeeded || !(await takeSetupLink(tx, body.token))) throw new AppError('not_found');
    await updateUser(tx, golfer.id, { isAdmin: true });
    return ownUser(tx, golfer.id);
  },
};

export function accountHandlers(platform: Platform): Handlers<typeof accounts> {
  const { db, auth, config, runChange, accountLimits: limits } = platform;
  return {
    ...deviceHandlers(platform),
    ...ownAccountHandlers,

    async signUp({ body, caller, request, reply }) {
      const { email, password, name } = body;
      const { firstName, lastName } = { ...splitName(name), ...body };
      const owner = { email, names: [name, firstName, lastName] };
      await checkPassword({ path: 'password', password, owner });
      await limits.beforeSignUp(body.email);
      const { user } = await withCookies(
        reply,
        auth.api.signUpEmail({
          body: { ...body, firstName, lastName },
          headers: authHeaders(request),
          returnHeaders: true,
        }),
      ).catch(async (error: unknown) => {
        if (!isFailedCreation(error)) throw error;
        if (await isTaken(db, body.email)) throw new AppError('email_taken');
        throw new Error('An account could not be created', { cause: error });
      });
      await runChange(user.id, (change) => change.record('accountCreated', { userId: user.id }));
      await endEarlierSession(db, caller);
      return { user: await ownUser(db, user.id) };
    },

    async signIn({ body, caller, request, reply }) {
      await limits.beforeSignIn(body.email, request.household);
      const { user } = await withCookies(
        reply,
        auth.api.signInEmail({ body, headers: authHeaders(request), returnHeaders: true }),
      );
      await limits.forgetGuesses(body.email);
      await endEarlierSession(db, caller);
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
      await limits.beforeReset(body.email);
      await auth.api.requestPasswordReset({ body, headers: authHeaders(request) });
      return { success: true };
    },

    async resetPassword({ body, request, reply }) {
      const headers = authHeaders(request);
      const owner = await ownerOfResetLink(platform, body.token);
      await checkPassword({ path: 'newPassword', password: body.newPassword, owner });
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
  };
}

type Defined<Shape> = { [Key in keyof Shape]: Exclude<Shape[Key], undefined> };

/** What was left out of a partial change stays as it is. */
function definedOnly<Shape extends object>(shape: Shape) {
  const entries = Object.entries(shape).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<Defined<Shape>>;
}
