import { useState } from 'react';
import { currentQueue } from './current-queue.ts';
import type { Intent } from './queue.ts';
import type { WaitingChange } from './waiting-change.ts';

export type DecideSheetProps = {
  /** One that the server has refused. */
  readonly change: WaitingChange;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** It waits again, or not at all. */
  readonly onDecided: () => void;
};

/** Puts others in the place of a change, or nothing, and says when that is done. */
export function useDecision({ change, onDecided }: Pick<DecideSheetProps, 'change' | 'onDecided'>) {
  const [busy, setBusy] = useState(false);
  const decide = async (others: readonly Intent[]) => {
    setBusy(true);
    await (await currentQueue())?.replace(change, ...others);
    setBusy(false);
    onDecided();
  };
  return { busy, decide: (...others: readonly Intent[]) => void decide(others) };
}
