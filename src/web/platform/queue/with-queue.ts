import { getTranslation } from '#web/i18n/translation.ts';
import { toast } from '../toast/toast.ts';
import { currentQueue } from './current-queue.ts';
import type { Queue } from './queue.ts';

/**
 * Carries out a golfer's decision about waiting changes. If it cannot be stored, shows a toast, and the changes stay
 * as they are.
 * @returns whether it was stored
 */
export async function withQueue(decision: (queue: Queue) => Promise<void>): Promise<boolean> {
  try {
    const queue = await currentQueue();
    if (queue === null) throw new Error('The queue cannot be loaded');
    await decision(queue);
    return true;
  } catch {
    toast({ title: getTranslation('queue').t('undecided'), variant: 'destructive' });
    return false;
  }
}
