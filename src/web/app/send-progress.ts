import { storedNames } from '#web/platform/device/schema.ts';
import { storedValue } from '#web/platform/device/stored-value.ts';

const progress = storedValue(storedNames.progress);

/**
 * Sends the progress of started sessions; loads the code for it only if there are any.
 * @returns whether something has to be retried
 */
export async function sendProgress(golferId: string): Promise<boolean> {
  if (progress.idsOf(golferId).length === 0) return false;
  const sender = await import('#web/features/range/send-progress.ts');
  return sender.sendProgress(golferId);
}
