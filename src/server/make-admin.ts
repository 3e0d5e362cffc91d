import { email } from '#contract/fields.ts';
import { type DatabaseSettings, withDatabase } from './command.ts';
import { makeAdministrator } from './platform/administrators/administrators.ts';
import { howToRun } from './platform/how-to-run.ts';
import { StartError } from './platform/start-error.ts';

/**
 * Makes the golfer with this address an administrator.
 * @throws StartError when nobody has the address or the database cannot be opened
 */
export async function makeAdmin(
  [address = '']: readonly string[],
  settings: DatabaseSettings,
): Promise<string> {
  const { data } = email.safeParse(address);
  if (data === undefined) throw new StartError(`Use: ${howToRun('make-admin', 'ADDRESS')}`);
  const made = await withDatabase(settings, (db) => makeAdministrator(db, data));
  if (!made) throw new StartError(`No account has the address ${data}. Sign up first.`);
  return `${address} is an administrator now.`;
}
