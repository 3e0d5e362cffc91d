import { storedNames } from '#web/platform/stored.ts';

/**
 * Sends the progress of started sessions; loads the code for it only if there are any.
 * @returns whether something has to be retried
 */
export async function sendProgress(golferId: string): Promise<boolean> {
  const isStarted = Object.keys(localStorage).some((key) => key.startsWith(storedNames.progress));
  if (!isStarted) return false;
  const sender = await import('#web/features/range/send-progress.ts');
  return sender.sendProgress(golferId);
}
