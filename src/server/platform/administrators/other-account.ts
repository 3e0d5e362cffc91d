import { accounts } from '#contract/accounts.ts';
import { AppError } from '../app-error.ts';
import { changedMessage } from '../changed-message.ts';
import { type Change, lockGolfer } from '../changes.ts';

/**
 * Locks the account that an administrator acts on, until the commit. The account's open tabs then reload their session.
 * @throws AppError not_found; forbidden when the caller is no longer an administrator
 */
export async function lockOtherAccount(change: Change, id: string) {
  const other = await lockGolfer(change.tx, id);
  if (!change.golfer.isAdmin) throw new AppError('forbidden');
  if (other === null) throw new AppError('not_found');
  change.send(changedMessage(['/api/auth/user', accounts.devices.path]), id);
  return other;
}
