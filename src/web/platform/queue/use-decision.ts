import { useState } from 'react';
import type { Intent } from './queue.ts';
import type { WaitingChange } from './waiting-change.ts';
import { withQueue } from './with-queue.ts';

export type DecideSheetProps = {
  /** A change that the server has refused. */
  readonly change: WaitingChange;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Called when the change was queued again or removed. */
  readonly onDecided: () => void;
};

/** Replaces a change with others, or removes it, and calls `onDecided` when done. */
export function useDecision({ change, onDecided }: Pick<DecideSheetProps, 'change' | 'onDecided'>) {
  const [busy, setBusy] = useState(false);
  const decide = async (others: readonly Intent[]) => {
    setBusy(true);
    const isDone = await withQueue((queue) => queue.replace(change, ...others));
    setBusy(false);
    if (isDone) onDecided();
  };
  return { busy, decide: (...others: readonly Intent[]) => void decide(others) };
}
