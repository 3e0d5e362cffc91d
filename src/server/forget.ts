import { type DatabaseSettings, withDatabase } from './command.ts';
import { howToRun } from './platform/how-to-run.ts';
import { forgetShared, sharedSettings } from './platform/shared-settings.ts';
import { StartError } from './platform/start-error.ts';

/**
 * `forget secret` or `forget files`: lets the next start bring another secret, or another place for files.
 * @throws StartError when the word is another one or the database cannot be opened
 */
export async function forget(
  [word]: readonly string[],
  settings: DatabaseSettings,
): Promise<string> {
  const setting = sharedSettings.find((name) => name === word);
  if (setting === undefined)
    throw new StartError(`Use: ${howToRun('forget', sharedSettings.join('|'))}`);
  await withDatabase(settings, (db) => forgetShared(db, setting));
  return 'Forgotten. The next start decides for all nodes.';
}
