import { readCopies } from './durable-copy.ts';
import { putBack } from './stored-value.ts';

/**
 * Puts back what `localStorage` has lost with a browser that was killed, or a phone whose battery was empty. For the
 * start of the app, before a screen reads anything. Without storage nothing happens.
 */
export async function recoverValues(): Promise<void> {
  const copies = await readCopies().catch(() => []);
  for (const copy of copies) putBack(copy);
}
