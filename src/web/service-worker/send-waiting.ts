import { accounts } from '#contract/accounts.ts';
import type { Achievement } from '#contract/achievements-schemas.ts';
import type { Effects } from '#contract/effects.ts';
import { sendWaitingTag } from '#contract/offline.ts';
import { offlineActions } from '#web/offline/actions/all.ts';
import { hasStatus } from '#web/platform/api/failures.ts';
import { fetchJson } from '#web/platform/api/fetch-json.ts';
import type { Outcome } from '#web/platform/queue/post-request.ts';
import type { QueuedRequest } from '#web/platform/queue/queued-request.ts';
import { sendWaiting } from '#web/platform/queue/send-waiting.ts';
import { refreshKeptReads } from './refresh-kept-reads.ts';
import { sendProgressFromWorker } from './send-progress.ts';

type Scope = Pick<ServiceWorkerGlobalScope, 'clients'>;

/** An event of Background Sync, which the browser types do not include. */
export type SyncEvent = ExtendableEvent & { readonly tag: string };

/**
 * Sends the waiting requests, unless a window of the app is visible: that window sends them itself and shows their
 * effects. A hidden window may be frozen, such as on a phone in a pocket.
 * @throws when a request still waits or the server does not tell who is signed in, so that the browser wakes the
 * worker again
 */
export async function sendFromWorker(scope: Scope, tag: string): Promise<void> {
  if (tag !== sendWaitingTag) return;
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const golferId = await signedInGolfer();
  if (golferId === null) return;
  const sent: QueuedRequest[] = [];
  const onOutcome = (request: QueuedRequest, { kind }: Outcome) => {
    if (kind === 'answered') sent.push(request);
  };
  const waits = await sendWaiting({ golferId, actions: offlineActions, onOutcome, unlockedBy });
  // If this fails, the app shows the old reads and requests them again as soon as it can.
  await refreshKeptReads({ golferId, sent }).catch(() => {});
  if (waits) throw new Error('No answer yet');
  await sendProgressFromWorker(golferId);
}

/** Kept for the next page, which celebrates them. */
function unlockedBy(answer: unknown): readonly Achievement[] {
  const { effects } = (answer ?? {}) as { readonly effects?: Effects };
  return effects?.unlockedAchievements ?? [];
}

/**
 * The id of the signed-in golfer; null when signed out.
 * @throws for any other response, or when none arrives, since it is then unknown who is signed in
 */
async function signedInGolfer(): Promise<string | null> {
  try {
    const { id } = (await fetchJson(accounts.currentUser.path, {})) as { readonly id: string };
    return id;
  } catch (error) {
    if (hasStatus(error, 401)) return null;
    throw error;
  }
}
