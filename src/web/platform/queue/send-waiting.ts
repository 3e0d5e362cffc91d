import type { Achievement } from '#contract/achievements-schemas.ts';
import { hasStatus } from '../api/failures.ts';
import { requestsOf, updateRequest } from './database.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { type Outcome, type Posting, postRequest } from './post-request.ts';
import type { Progress, QueuedRequest, Refusal } from './queued-request.ts';

export type Sending = Posting & {
  readonly golferId: string;
  /** Returns the achievements that nobody celebrates when the answer arrives, since no page sends the request. */
  readonly unlockedBy?: (answer: unknown) => readonly Achievement[];
  /** Called before each attempt with the progress. */
  readonly onTry?: (progress: Progress) => void;
  /** Called after each attempt, when its outcome is stored. */
  readonly onOutcome?: (request: QueuedRequest, outcome: Outcome) => void;
};

/**
 * Sends a golfer's waiting requests in order, and stops when no answer arrives. A request that the server refuses stays
 * for the golfer to decide and blocks later ones about the same session; all others are sent. The same applies to a
 * request on which the server fails (500). Runs in only one tab, or the service worker, at a time.
 * @returns whether something has to be retried
 */
export function sendWaiting(sending: Sending): Promise<boolean> {
  return oneAtATime(() => sendInOrder(sending));
}

async function sendInOrder(sending: Sending): Promise<boolean> {
  const { golferId, onTry, onOutcome } = sending;
  const held = new Set<string>();
  let tried = -1;
  let mayTryAgain = false;
  for (let done = 0; ; done += 1) {
    // Read again each time, since requests may have been added or removed.
    const waiting = await requestsOf(golferId);
    for (const one of waiting) if (one.refusal && one.sessionId) held.add(one.sessionId);
    const ready = waiting.filter(
      ({ order, refusal, sessionId }) =>
        order > tried && refusal === null && !(sessionId && held.has(sessionId)),
    );
    const [request] = ready;
    if (request === undefined) return mayTryAgain;
    onTry?.({ done, total: done + ready.length });
    const outcome = await postRequest(request, sending);
    await store(request, outcome, sending);
    onOutcome?.(request, outcome);
    if (outcome.kind === 'signed-out') return false;
    if (outcome.kind === 'unanswered') {
      if (!failsAtThisOne(outcome.error)) return true;
      mayTryAgain = true;
      if (request.sessionId) held.add(request.sessionId);
    }
    tried = request.order;
  }
}

/** The server failed on this request (500); it must not block all others. */
const failsAtThisOne = (error: unknown) => hasStatus(error, 500);

async function store(
  request: QueuedRequest,
  outcome: Outcome,
  { unlockedBy }: Sending,
): Promise<void> {
  if (outcome.kind === 'answered') {
    const unlocked = unlockedBy?.(outcome.answer) ?? [];
    const confirmed = { ...request, confirmedAt: Date.now() };
    await updateRequest(unlocked.length > 0 ? { ...confirmed, unlocked } : confirmed);
  }
  if (outcome.kind === 'done-otherwise')
    await updateRequest({ ...request, refusal: outcome.refusal });
  if (outcome.kind === 'refused')
    await updateRequest({ ...request, refusal: refusalOf(outcome.error) });
}

function refusalOf({ status, body }: Extract<Outcome, { kind: 'refused' }>['error']): Refusal {
  return { status, code: body?.code ?? null, message: body?.message ?? null };
}
