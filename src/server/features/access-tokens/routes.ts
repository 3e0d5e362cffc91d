import type { accessTokens } from '#contract/access-tokens.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { createToken } from './create-token.ts';
import { deleteToken, describeToken, findTokens } from './queries.ts';

export const accessTokenHandlers = ({ db }: Platform): Handlers<typeof accessTokens> => ({
  async list({ caller, now }) {
    const rows = await findTokens(db, caller.id);
    return rows.map((row) => describeToken(row, now));
  },

  create: ({ change, body }) => createToken(change, body),

  async revoke({ change: { tx, golfer }, params: { id } }) {
    if (!(await deleteToken(tx, { id, userId: golfer.id }))) throw new AppError('not_found');
    return { success: true };
  },
});
