import { email } from '#contract/fields.ts';
import { type DatabaseSettings, withDatabase } from './command.ts';
import { clearSecondStep } from './platform/auth/second-step.ts';
import { howToRun } from './platform/how-to-run.ts';
import { StartError } from './platform/start-error.ts';

/**
 * Turns the one-time codes of the golfer with this address off, and removes the passkeys.
 * @throws StartError when nobody has the address or the database cannot be opened
 */
export async function clearStep(
  [address = '']: readonly string[],
  settings: DatabaseSettings,
): Promise<string> {
  const { data } = email.safeParse(address);
  if (data === undefined) throw new StartError(`Use: ${howToRun('clear-second-step', 'ADDRESS')}`);
  const cleared = await withDatabase(settings, (db) => clearSecondStep(db, data));
  if (!cleared) throw new StartError(`No account has the address ${data}.`);
  return `${data} signs in with the password alone now. One-time codes are off, and passkeys are removed.`;
}
