import { mayJoinUninvited } from '#domain/installation/joining.ts';
import {
  giveInvitationBack,
  openInvitation,
  takeInvitation,
} from '#server/features/installation/public-queries.ts';
import { AppError } from '#server/platform/app-error.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { isSetupOpen } from './queries.ts';

/** Somebody who is about to get an account. */
export type Newcomer = {
  /** In lower case. */
  readonly email: string;
  /** Whether the account opens only for the owner of the address: through a mailed link, or by the provider's word. */
  readonly isVerified: boolean;
  /** The token of an invitation link, or of the link for setting up. */
  readonly invitation: string | null | undefined;
};

type Parts = Pick<Platform, 'config' | 'installation' | 'clock'>;

/** What an admission has used up, if the account is not created after all. */
export type Admission = { readonly giveBack: (db: Db) => Promise<void> };

const nothingUsed: Admission = { giveBack: async () => {} };

/**
 * Lets somebody in, or says why not. Reads the settings from the database, so that no node lets in anybody under an
 * earlier setting. Whoever runs the server is never locked out: the link for setting up lets in the first
 * administrator, and a verified address of ADMIN_EMAILS always gets in.
 * @throws AppError sign_up_closed, invitation_needed, invitation_for_other, or an error of `checkMailedLink`
 */
export async function admit(
  db: Db,
  newcomer: Newcomer,
  { config, installation, clock }: Parts,
): Promise<Admission> {
  const { email, isVerified, invitation: token } = newcomer;
  const { values } = await installation.read(db);
  if (mayJoinUninvited(values, newcomer)) return nothingUsed;
  if (isVerified && config.adminEmails.includes(email)) return nothingUsed;
  if (token && (await isSetupOpen(db, token))) return nothingUsed;
  if (values.signUp === 'closed') throw new AppError('sign_up_closed');
  if (!token) throw new AppError('invitation_needed');
  const now = clock();
  const link = await openInvitation(db, token, dateOf(now));
  if (link.email !== null && link.email !== email) throw new AppError('invitation_for_other');
  // Somebody else may have taken the last use since it was read.
  if (!(await takeInvitation(db, { token, email }, now))) throw new AppError('link_used');
  return { giveBack: (later) => giveInvitationBack(later, token) };
}

/**
 * Finds the address that an opened invitation is for; null if it is for anybody. The link for setting up is one, too.
 * @throws AppError sign_up_closed, or an error of `checkMailedLink`
 */
export async function findInvited(
  db: Db,
  token: string,
  { installation, clock }: Pick<Parts, 'installation' | 'clock'>,
): Promise<string | null> {
  if (await isSetupOpen(db, token)) return null;
  const { values } = await installation.read(db);
  if (values.signUp === 'closed') throw new AppError('sign_up_closed');
  const { email } = await openInvitation(db, token, dateOf(clock()));
  return email;
}
