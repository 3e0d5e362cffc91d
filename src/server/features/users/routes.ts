import type { users } from '#contract/users.ts';
import { isLastAdministrator } from '#server/platform/administrators/administrators.ts';
import { lockOtherAccount } from '#server/platform/administrators/other-account.ts';
import { AppError } from '#server/platform/app-error.ts';
import { endAllSessions } from '#server/platform/auth/end-sessions.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { passwordLinkHandlers } from './password-links.ts';
import { findUsers, setAdministrator } from './queries.ts';

const done = { success: true } as const;

export const userHandlers = (platform: Platform): Handlers<typeof users> => ({
  ...passwordLinkHandlers(platform),

  list: ({ db, query }) => findUsers(db, query),

  async setAdministrator({ params: { id }, body: { isAdmin }, change }) {
    const { tx } = change;
    await lockOtherAccount(change, id);
    if (!isAdmin && (await isLastAdministrator(tx, id))) throw new AppError('last_administrator');
    await setAdministrator(tx, id, isAdmin);
    return done;
  },

  async endSessions({ params: { id }, change }) {
    await lockOtherAccount(change, id);
    await endAllSessions(change.tx, id);
    return done;
  },
});
