import { hasStatus } from '../api/failures.ts';
import { changesOf, removeChange, updateChange } from './database.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { type Outcome, postChange } from './post-change.ts';
import type { Progress, Refusal, WaitingChange } from './waiting-change.ts';

export type Sending = {
  readonly golferId: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Called before each try, with how many of how many it is. */
  readonly onTry?: (progress: Progress) => void;
  /** Called after each try, once what became of the change is stored. */
  readonly onOutcome?: (change: WaitingChange, outcome: Outcome) => void;
};

/**
 * Sends what a golfer has waiting, in order, and stops where no answer comes. What the server refuses stays
 * for the golfer to decide, and with it what waits about the same session; the rest goes on. So it does behind a
 * change at which the server fails. One tab, or the service worker, does so at a time.
 * @returns whether something is still to be tried again
 */
export function sendWaiting(sending: Sending): Promise<boolean> {
  return oneAtATime(() => sendInOrder(sending));
}

async function sendInOrder({ golferId, headers, onTry, onOutcome }: Sending): Promise<boolean> {
  const held = new Set<string>();
  let tried = -1;
  let mayTryAgain = false;
  for (let done = 0; ; done += 1) {
    // Read anew each time: more may have been added, and something removed.
    const waiting = await changesOf(golferId);
    for (const one of waiting) if (one.refusal && one.sessionId) held.add(one.sessionId);
    const ready = waiting.filter(
      ({ order, refusal, sessionId }) =>
        order > tried && refusal === null && !(sessionId && held.has(sessionId)),
    );
    const [change] = ready;
    if (change === undefined) return mayTryAgain;
    onTry?.({ done, total: done + ready.length });
    const outcome = await postChange(change, headers);
    await store(change, outcome);
    onOutcome?.(change, outcome);
    if (outcome.kind === 'signed-out') return false;
    if (outcome.kind === 'unanswered') {
      if (!failsAtThisOne(outcome.error)) return true;
      mayTryAgain = true;
      if (change.sessionId) held.add(change.sessionId);
    }
    tried = change.order;
  }
}

/** The server answers, with a fault of its own: one change that it cannot take must not hold up all others. */
const failsAtThisOne = (error: unknown) => hasStatus(error, 500);

async function store(change: WaitingChange, outcome: Outcome): Promise<void> {
  if (outcome.kind === 'answered') await removeChange(change.order);
  if (outcome.kind === 'done-otherwise')
    await updateChange({ ...change, refusal: completedElsewhere });
  if (outcome.kind === 'refused')
    await updateChange({ ...change, refusal: refusalOf(outcome.error) });
}

/** What the server says where it does not answer with the completion that it has. */
const completedElsewhere: Refusal = { status: 409, code: 'session_completed', message: null };

function refusalOf({ status, body }: Extract<Outcome, { kind: 'refused' }>['error']): Refusal {
  return { status, code: body?.code ?? null, message: body?.message ?? null };
}
