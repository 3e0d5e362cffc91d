import type { Achievement } from '#contract/achievements-schemas.ts';
import { hasStatus } from '../api/failures.ts';
import { changesOf, updateChange } from './database.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { type Outcome, postChange } from './post-change.ts';
import type { Progress, Refusal, WaitingChange } from './waiting-change.ts';

export type Sending = {
  readonly golferId: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Returns the achievements that nobody celebrates when the answer arrives, since no page sends the change. */
  readonly unlockedBy?: (answer: unknown) => readonly Achievement[];
  /** Called before each attempt with the progress. */
  readonly onTry?: (progress: Progress) => void;
  /** Called after each attempt, when the outcome of the change is stored. */
  readonly onOutcome?: (change: WaitingChange, outcome: Outcome) => void;
};

/**
 * Sends a golfer's waiting changes in order, and stops when no answer arrives. A change that the server refuses stays
 * for the golfer to decide and blocks later changes of the same session; all others are sent. The same applies to a
 * change on which the server fails (500). Runs in only one tab, or the service worker, at a time.
 * @returns whether something has to be retried
 */
export function sendWaiting(sending: Sending): Promise<boolean> {
  return oneAtATime(() => sendInOrder(sending));
}

async function sendInOrder(sending: Sending): Promise<boolean> {
  const { golferId, headers, onTry, onOutcome } = sending;
  const held = new Set<string>();
  let tried = -1;
  let mayTryAgain = false;
  for (let done = 0; ; done += 1) {
    // Read again each time, since changes may have been added or removed.
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
    await store(change, outcome, sending);
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

/** The server failed on this change (500); it must not block all other changes. */
const failsAtThisOne = (error: unknown) => hasStatus(error, 500);

async function store(
  change: WaitingChange,
  outcome: Outcome,
  { unlockedBy }: Sending,
): Promise<void> {
  if (outcome.kind === 'answered') {
    const unlocked = unlockedBy?.(outcome.answer) ?? [];
    const confirmed = { ...change, confirmedAt: Date.now() };
    await updateChange(unlocked.length > 0 ? { ...confirmed, unlocked } : confirmed);
  }
  if (outcome.kind === 'done-otherwise')
    await updateChange({ ...change, refusal: completedElsewhere });
  if (outcome.kind === 'refused')
    await updateChange({ ...change, refusal: refusalOf(outcome.error) });
}

/** The refusal that the server would send if it did not answer with the stored completion. */
const completedElsewhere: Refusal = { status: 409, code: 'session_completed', message: null };

function refusalOf({ status, body }: Extract<Outcome, { kind: 'refused' }>['error']): Refusal {
  return { status, code: body?.code ?? null, message: body?.message ?? null };
}
