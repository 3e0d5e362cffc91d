import type { accounts } from '#contract/accounts.ts';
import { sendWaitingTag } from '#contract/offline.ts';
import type { Outcome } from '#web/platform/queue/post-change.ts';
import { sendWaiting } from '#web/platform/queue/send-waiting.ts';
import type { WaitingChange } from '#web/platform/queue/waiting-change.ts';
import { refreshKeptReads } from './refresh-kept-reads.ts';
import { sendProgressFromWorker } from './send-progress.ts';

// As text: the rows would bring the schemas of their requests along.
const currentUserPath: (typeof accounts)['currentUser']['path'] = '/api/auth/user';

type Scope = Pick<ServiceWorkerGlobalScope, 'clients' | 'fetch'>;

/** An event of Background Sync, which the types of the browser do not know. */
export type SyncEvent = ExtendableEvent & { readonly tag: string };

/**
 * Sends what waits on this device unless a window of the app is in sight: that one does so itself, and shows
 * what it has caused. A hidden one may be frozen, as on a phone in the pocket.
 * @throws when something still waits or the server does not say who is signed in, which has the browser wake
 * this again
 */
export async function sendFromWorker(scope: Scope, tag: string): Promise<void> {
  if (tag !== sendWaitingTag) return;
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const golferId = await signedInGolfer(scope);
  if (golferId === null) return;
  const sent: WaitingChange[] = [];
  const onOutcome = (change: WaitingChange, { kind }: Outcome) => {
    if (kind === 'answered') sent.push(change);
  };
  const waits = await sendWaiting({ golferId, onOutcome });
  // Where that fails, the app shows what it kept before, and asks the server as soon as it can.
  await refreshKeptReads(scope, { golferId, sent }).catch(() => {});
  if (waits) throw new Error('No answer yet');
  await sendProgressFromWorker(scope, golferId);
}

/**
 * Whose turn it is; null when nobody is signed in.
 * @throws for any other answer, and for none: it has decided nothing
 */
async function signedInGolfer({ fetch }: Scope): Promise<string | null> {
  const answer = await fetch(currentUserPath);
  if (answer.status === 401) return null;
  if (!answer.ok) throw new Error(`No golfer, status ${answer.status}`);
  const { id } = (await answer.json()) as { id: string };
  return id;
}
