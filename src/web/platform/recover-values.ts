import { readCopies } from './durable-copy.ts';
import { putBack } from './stored-value.ts';

/**
 * Restores values that `localStorage` lost when the browser was killed or the battery died. Runs at app start,
 * before any screen reads a value. Does nothing when storage is forbidden.
 */
export async function recoverValues(): Promise<void> {
  const copies = await readCopies().catch(() => []);
  for (const copy of copies) putBack(copy);
}
