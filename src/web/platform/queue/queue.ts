import type { QueryClient } from '@tanstack/react-query';
import type { Effects } from '#contract/effects.ts';
import { tabHeader } from '#contract/socket.ts';
import { refreshAfterSending } from '../api/refresh-reads.ts';
import { tabId } from '../api/tab-id.ts';
import { celebrateNews } from '../celebration.ts';
import { tabs } from '../device/tabs.ts';
import { tellOtherTabs } from '../live/other-tabs.ts';
import { retryTimer } from '../retry-timer.ts';
import {
  addRequest,
  allRequestsOf,
  findRequest,
  removeRequest,
  replaceRequest,
  requestsOf,
  takeUnlocked,
} from './database.ts';
import { isSettled } from './is-settled.ts';
import { actionOf, type OfflineAction, type SentParts } from './offline-action.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { type Outcome, type Posting, postRequest } from './post-request.ts';
import { saySent, sayWaiting } from './queue-toasts.ts';
import {
  confirmedRequests,
  type NewRequest,
  type QueuedRequest,
  sendingProgress,
  waitingRequests,
} from './queued-request.ts';
import { sendWaiting } from './send-waiting.ts';
import { showProgress } from './show-progress.ts';
import { wakeWorker } from './wake-worker.ts';

/** A request as a screen describes it. */
export type Intent = Omit<NewRequest, 'golferId' | 'recordedAt' | 'refusal'>;

export type Sent = Outcome | { readonly kind: 'not-kept'; readonly error: unknown };

/** The form that a request comes from. */
export type SendingForm = {
  /** Called when the request is stored: from then on, the queue has the entries. */
  readonly onStored: () => void;
  readonly isOpen: () => boolean;
};

const openForm: SendingForm = { onStored: () => {}, isOpen: () => true };

/** Sends the golfer's other data on this device; resolves to whether it has to be retried. */
export type SendLast = (golferId: string) => Promise<boolean>;

type Settings = {
  readonly client: QueryClient;
  readonly golferId: string;
  /** All actions that can be taken offline. */
  readonly actions: readonly OfflineAction[];
  /** Called when all requests are sent. */
  readonly sendLast: SendLast;
};

const retryDelays = { firstMs: 5_000, longestMs: 300_000 };

/** Tells other tabs that the stored requests are different, so that they read them again. */
const changed = { type: 'queue' } as const;

/** One golfer's waiting requests on this device; sends them while the page is open. */
export class Queue {
  readonly #client: QueryClient;
  readonly #golferId: string;
  readonly #posting: Posting;
  readonly #sendLast: SendLast;
  readonly #page = new AbortController();
  /** The outcomes of requests whose form is waiting for the answer, by order. */
  readonly #awaited = new Map<number, Outcome | null>();
  readonly #retry = retryTimer(retryDelays, () => void this.tryNow());

  constructor({ client, golferId, actions, sendLast }: Settings) {
    this.#client = client;
    this.#golferId = golferId;
    this.#posting = { actions, headers: { [tabHeader]: tabId } };
    this.#sendLast = sendLast;
    const { signal } = this.#page;
    const lookedAt = () => {
      if (!document.hidden) void this.#catchUp();
    };
    window.addEventListener('online', lookedAt, { signal });
    window.addEventListener('focus', lookedAt, { signal });
    document.addEventListener('visibilitychange', lookedAt, { signal });
    const heard = ({ data }: MessageEvent<{ readonly type: string }>) => {
      if (data.type === changed.type) void this.#show();
    };
    tabs().addEventListener('message', heard, { signal });
    void this.#catchUp();
  }

  /** Stops the queue for this page; the waiting requests stay on the device. */
  stop(): void {
    this.#page.abort();
    this.#retry.stop();
    waitingRequests.set([]);
    confirmedRequests.set([]);
    sendingProgress.set(null);
  }

  /**
   * Stores a request and sends it after all waiting ones. If it is refused on this first attempt, it is removed if
   * its form is still open to take the entries back; otherwise it waits for the golfer's decision. Without an answer it
   * stays in the queue.
   */
  async send(intent: Intent, form: SendingForm = openForm): Promise<Sent> {
    let request: QueuedRequest;
    try {
      const made = { golferId: this.#golferId, recordedAt: Date.now(), refusal: null };
      request = await addRequest({ ...intent, ...made });
    } catch (error) {
      return { kind: 'not-kept', error };
    }
    form.onStored();
    // Makes sure that the request is sent even if this page closes or the attempt below fails.
    void wakeWorker();
    this.#awaited.set(request.order, null);
    try {
      const retryMs = this.#planRetry(await this.#run());
      const outcome = this.#awaited.get(request.order) ?? (await this.#sentElsewhere(request));
      if (outcome.kind === 'refused' && form.isOpen()) await removeRequest(request.order);
      if (outcome.kind === 'unanswered') sayWaiting(outcome.error, retryMs);
      return outcome;
    } catch (error) {
      // The database failed; stored requests are sent later.
      sayWaiting(error, null);
      return { kind: 'unanswered', error };
    } finally {
      this.#awaited.delete(request.order);
      await this.#changed();
    }
  }

  /** The id of what a request to this row is about; null if it blocks no other. */
  sessionOf(row: OfflineAction['row'], sent: SentParts): string | null {
    return actionOf(this.#posting.actions, row)?.session?.(sent) ?? null;
  }

  /** Sends the waiting requests at once. */
  async tryNow(): Promise<void> {
    try {
      const waits = (await requestsOf(this.#golferId).catch(() => [])).length > 0;
      const mayTryAgain = waits && (await this.#run());
      if (this.#page.signal.aborted) return;
      // Only if the requests were sent: if the device is offline, this would fail too.
      this.#planRetry(mayTryAgain || (await this.#sendLast(this.#golferId)));
    } catch {
      // The database failed; stored requests are sent later.
    }
  }

  /** Removes a request from the queue, unless it was already sent. */
  async remove({ order }: QueuedRequest): Promise<void> {
    await oneAtATime(() => removeRequest(order));
    await this.#changed();
    // Others may have been blocked by it.
    void this.tryNow();
  }

  /** Replaces a refused request with others, or with the same one to send it again. */
  async replace(request: QueuedRequest, ...others: readonly Intent[]): Promise<void> {
    const { golferId, recordedAt } = request;
    const made = others.map((other) => ({ ...other, golferId, recordedAt, refusal: null }));
    await oneAtATime(() => replaceRequest(request, made));
    await this.#changed();
    void wakeWorker();
    void this.tryNow();
  }

  /** Updates a page that was hidden or closed: the service worker may have sent its waiting requests meanwhile. */
  async #catchUp(): Promise<void> {
    const shown = waitingRequests.get();
    await this.#show();
    const waiting = new Set(waitingRequests.get().map(({ order }) => order));
    const gone = shown.filter(({ order }) => !waiting.has(order));
    for (const request of gone) refreshAfterSending(this.#client, request);
    await this.#celebrate();
    await this.tryNow();
  }

  /** Celebrates what requests have unlocked that the service worker sent while no page was open. */
  async #celebrate(): Promise<void> {
    if (!document.hidden) celebrateNews(await takeUnlocked(this.#golferId).catch(() => []));
  }

  /** @returns whether something has to be retried */
  async #run(): Promise<boolean> {
    this.#retry.stop();
    const progress = showProgress();
    const sent: QueuedRequest[] = [];
    const mayTryAgain = await sendWaiting({
      golferId: this.#golferId,
      ...this.#posting,
      onTry: progress.show,
      onOutcome: (request, outcome) => {
        const isOwn = this.#settle(request, outcome);
        if (!isOwn && outcome.kind === 'answered') sent.push(request);
      },
    }).finally(progress.end);
    if (this.#page.signal.aborted) return mayTryAgain;
    saySent(sent);
    await this.#show();
    return mayTryAgain;
  }

  /**
   * The outcome of a request that this tab did not send itself. If another tab sent it, sending it again returns the
   * answer that the server stored for its key.
   */
  async #sentElsewhere(request: QueuedRequest): Promise<Outcome> {
    const stored = await findRequest(request.order);
    if (stored?.refusal === null) return { kind: 'unanswered', error: null };
    return postRequest(request, this.#posting);
  }

  /** @returns when the requests are sent again, in milliseconds; null if that is not planned */
  #planRetry(mayTryAgain: boolean): number | null {
    if (this.#page.signal.aborted) return null;
    if (!mayTryAgain) {
      this.#retry.reset();
      return null;
    }
    void wakeWorker();
    return this.#retry.startLater();
  }

  /** @returns whether the form of the request handles its outcome */
  #settle(request: QueuedRequest, outcome: Outcome): boolean {
    if (this.#awaited.has(request.order)) {
      this.#awaited.set(request.order, outcome);
      return true;
    }
    if (outcome.kind === 'answered') showAnswer(this.#client, request, outcome.answer);
    // Its effects were already celebrated on the other device.
    if (outcome.kind === 'done-otherwise') refreshAfterSending(this.#client, request);
    void this.#changed();
    return false;
  }

  async #changed(): Promise<void> {
    tabs().postMessage(changed);
    await this.#show();
  }

  async #show(): Promise<void> {
    const nothing = { waiting: [], confirmed: [] };
    const { waiting, confirmed } = await allRequestsOf(this.#golferId).catch(() => nothing);
    if (this.#page.signal.aborted) return;
    const settled = new Set(confirmed.filter((request) => isSettled(this.#client, request)));
    for (const { order } of settled) void removeRequest(order).catch(() => {});
    confirmedRequests.set(confirmed.filter((request) => !settled.has(request)));
    waitingRequests.set(waiting.filter(({ order }) => !this.#awaited.has(order)));
  }
}

/** Applies the effects of a request that was sent without its form. */
function showAnswer(client: QueryClient, request: QueuedRequest, answer: unknown): void {
  const { refresh } = request;
  refreshAfterSending(client, request);
  const { effects } = (answer ?? {}) as { effects?: Effects };
  if (effects === undefined) return;
  celebrateNews(effects.unlockedAchievements);
  tellOtherTabs({ type: 'changed', refresh, effects });
}
