import { type DatabaseSettings, withDatabase } from './command.ts';
import { allSums } from './features/index.ts';
import { reconcile } from './platform/kept-sums.ts';

/**
 * Corrects every sum that differs from its rows, and says how many there were.
 * @throws StartError when the database cannot be opened
 */
export async function reconcileSums(
  _args: readonly string[],
  settings: DatabaseSettings,
  now = Temporal.Now.instant(),
): Promise<string> {
  const wrong = await withDatabase(settings, (db) =>
    reconcile({ db, now }, allSums, { isRepairing: true }),
  );
  const lines = Object.entries(wrong).map(([name, count]) => `${name}: ${count} corrected`);
  return lines.length > 0 ? lines.join('\n') : '0 corrected';
}
