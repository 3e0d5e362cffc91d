import { useState } from 'react';
import type { Intent } from '#web/platform/queue/queue.ts';
import type { QueuedRequest } from '#web/platform/queue/queued-request.ts';
import { withQueue } from '#web/platform/queue/with-queue.ts';

export type DecideSheetProps = {
  /** A request that the server has refused. */
  readonly request: QueuedRequest;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Called when the request was queued again or removed. */
  readonly onDecided: () => void;
};

/** Replaces a request with others, or removes it, and calls `onDecided` when done. */
export function useDecision({
  request,
  onDecided,
}: Pick<DecideSheetProps, 'request' | 'onDecided'>) {
  const [busy, setBusy] = useState(false);
  const decide = async (others: readonly Intent[]) => {
    setBusy(true);
    const isDone = await withQueue((queue) => queue.replace(request, ...others));
    setBusy(false);
    if (isDone) onDecided();
  };
  return { busy, decide: (...others: readonly Intent[]) => void decide(others) };
}
