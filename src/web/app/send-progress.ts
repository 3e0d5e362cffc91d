import { storedNames } from '#web/platform/stored.ts';

/**
 * Sends how far started sessions have come; its code is loaded where there are any.
 * @returns whether something is still to be tried again
 */
export async function sendProgress(golferId: string): Promise<boolean> {
  const isStarted = Object.keys(localStorage).some((key) => key.startsWith(storedNames.progress));
  if (!isStarted) return false;
  const sender = await import('#web/features/range/send-progress.ts');
  return sender.sendProgress(golferId);
}
