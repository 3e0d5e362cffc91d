import type { QueryClient } from '@tanstack/react-query';
import type { Effects } from '#contract/effects.ts';
import { tabHeader } from '#contract/socket.ts';
import { tellOtherTabs } from '../api/other-tabs.ts';
import { refreshAfterSending } from '../api/refresh-reads.ts';
import { tabId } from '../api/tab-id.ts';
import { celebrateNews } from '../celebration.ts';
import { retryTimer } from '../retry-timer.ts';
import {
  addChange,
  allChangesOf,
  changesOf,
  findChange,
  removeChange,
  replaceChange,
  takeUnlocked,
} from './database.ts';
import { isSettled } from './is-settled.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { type Outcome, postChange } from './post-change.ts';
import { saySent, sayWaiting } from './queue-toasts.ts';
import { sendWaiting } from './send-waiting.ts';
import { showProgress } from './show-progress.ts';
import {
  confirmedChanges,
  type NewChange,
  sendingProgress,
  type WaitingChange,
  waitingChanges,
} from './waiting-change.ts';
import { wakeWorker } from './wake-worker.ts';

/** A change as a screen describes it. */
export type Intent = Omit<NewChange, 'golferId' | 'recordedAt' | 'refusal'>;

export type Sent = Outcome | { readonly kind: 'not-kept'; readonly error: unknown };

/** The form that a change comes from. */
export type SendingForm = {
  /** Called when the change is stored: from then on, the queue has the entries. */
  readonly onStored: () => void;
  readonly isOpen: () => boolean;
};

const openForm: SendingForm = { onStored: () => {}, isOpen: () => true };

/** Sends the golfer's other data on this device; resolves to whether it has to be retried. */
export type SendLast = (golferId: string) => Promise<boolean>;

type Settings = {
  readonly client: QueryClient;
  readonly golferId: string;
  /** Called when all changes are sent. */
  readonly sendLast: SendLast;
};

const retryDelays = { firstMs: 5_000, longestMs: 300_000 };

// Tells other tabs that the stored changes are different, so that they read them again.
const channel = new BroadcastChannel('pinhigh-queue');

/** One golfer's waiting changes on this device; sends them while the page is open. */
export class Queue {
  readonly #client: QueryClient;
  readonly #golferId: string;
  readonly #sendLast: SendLast;
  readonly #page = new AbortController();
  /** The outcomes of changes whose form is waiting for the answer, by order. */
  readonly #awaited = new Map<number, Outcome | null>();
  readonly #retry = retryTimer(retryDelays, () => void this.tryNow());

  constructor({ client, golferId, sendLast }: Settings) {
    this.#client = client;
    this.#golferId = golferId;
    this.#sendLast = sendLast;
    const { signal } = this.#page;
    const lookedAt = () => {
      if (!document.hidden) void this.#catchUp();
    };
    window.addEventListener('online', lookedAt, { signal });
    window.addEventListener('focus', lookedAt, { signal });
    document.addEventListener('visibilitychange', lookedAt, { signal });
    channel.addEventListener('message', () => void this.#show(), { signal });
    void this.#start();
  }

  /** Stops the queue for this page; the waiting changes stay on the device. */
  stop(): void {
    this.#page.abort();
    this.#retry.stop();
    waitingChanges.set([]);
    confirmedChanges.set([]);
    sendingProgress.set(null);
  }

  /**
   * Stores a change and sends it after all waiting changes. A change that is refused on this first attempt is
   * removed if its form is still open to take the entries back; otherwise it waits for the golfer's decision. A change
   * without an answer stays in the queue.
   */
  async send(intent: Intent, form: SendingForm = openForm): Promise<Sent> {
    let change: WaitingChange;
    try {
      const made = { golferId: this.#golferId, recordedAt: Date.now(), refusal: null };
      change = await addChange({ ...intent, ...made });
    } catch (error) {
      return { kind: 'not-kept', error };
    }
    form.onStored();
    // Makes sure that the change is sent even if this page closes or the attempt below fails.
    void wakeWorker();
    this.#awaited.set(change.order, null);
    try {
      const retryMs = this.#planRetry(await this.#run());
      const outcome = this.#awaited.get(change.order) ?? (await sentElsewhere(change));
      if (outcome.kind === 'refused' && form.isOpen()) await removeChange(change.order);
      if (outcome.kind === 'unanswered') sayWaiting(outcome.error, retryMs);
      return outcome;
    } catch (error) {
      // The database failed; stored changes are sent later.
      sayWaiting(error, null);
      return { kind: 'unanswered', error };
    } finally {
      this.#awaited.delete(change.order);
      await this.#changed();
    }
  }

  /** Sends the waiting changes at once. */
  async tryNow(): Promise<void> {
    try {
      const waits = (await changesOf(this.#golferId).catch(() => [])).length > 0;
      const mayTryAgain = waits && (await this.#run());
      if (this.#page.signal.aborted) return;
      // Only if the changes were sent: if the device is offline, this would fail too.
      this.#planRetry(mayTryAgain || (await this.#sendLast(this.#golferId)));
    } catch {
      // The database failed; stored changes are sent later.
    }
  }

  /** Removes a change from the queue, unless it was already sent. */
  async remove(change: WaitingChange): Promise<void> {
    await oneAtATime(() => removeChange(change.order));
    await this.#changed();
    // Other changes may have been blocked by it.
    void this.tryNow();
  }

  /** Replaces a refused change with others, or with the same change to send it again. */
  async replace(change: WaitingChange, ...others: readonly Intent[]): Promise<void> {
    const { golferId, recordedAt } = change;
    const made = others.map((other) => ({ ...other, golferId, recordedAt, refusal: null }));
    await oneAtATime(() => replaceChange(change, made));
    await this.#changed();
    void wakeWorker();
    void this.tryNow();
  }

  /** Updates a page that was hidden, because the service worker may have sent its waiting changes meanwhile. */
  async #catchUp(): Promise<void> {
    const shown = waitingChanges.get();
    await this.#show();
    const waiting = new Set(waitingChanges.get().map(({ order }) => order));
    const gone = shown.filter(({ order }) => !waiting.has(order));
    for (const change of gone) refreshAfterSending(this.#client, change);
    await this.#celebrate();
    await this.tryNow();
  }

  async #start(): Promise<void> {
    await this.#show();
    await this.#celebrate();
    await this.tryNow();
  }

  /** Celebrates what changes have unlocked that the service worker sent while no page was open. */
  async #celebrate(): Promise<void> {
    if (!document.hidden) celebrateNews(await takeUnlocked(this.#golferId).catch(() => []));
  }

  /** @returns whether something has to be retried */
  async #run(): Promise<boolean> {
    this.#retry.stop();
    const progress = showProgress();
    const sent: WaitingChange[] = [];
    const mayTryAgain = await sendWaiting({
      golferId: this.#golferId,
      headers: { [tabHeader]: tabId },
      onTry: progress.show,
      onOutcome: (change, outcome) => {
        const isOwn = this.#settle(change, outcome);
        if (!isOwn && outcome.kind === 'answered') sent.push(change);
      },
    }).finally(progress.end);
    if (this.#page.signal.aborted) return mayTryAgain;
    saySent(sent);
    await this.#show();
    return mayTryAgain;
  }

  /** @returns when the changes are sent again, in milliseconds; null if that is not planned */
  #planRetry(mayTryAgain: boolean): number | null {
    if (this.#page.signal.aborted) return null;
    if (!mayTryAgain) {
      this.#retry.reset();
      return null;
    }
    void wakeWorker();
    return this.#retry.startLater();
  }

  /** @returns whether the form of the change handles its outcome */
  #settle(change: WaitingChange, outcome: Outcome): boolean {
    if (this.#awaited.has(change.order)) {
      this.#awaited.set(change.order, outcome);
      return true;
    }
    if (outcome.kind === 'answered') showAnswer(this.#client, change, outcome.answer);
    // Its effects were already celebrated on the other device.
    if (outcome.kind === 'done-otherwise') refreshAfterSending(this.#client, change);
    void this.#changed();
    return false;
  }

  async #changed(): Promise<void> {
    channel.postMessage('changed');
    await this.#show();
  }

  async #show(): Promise<void> {
    const nothing = { waiting: [], confirmed: [] };
    const { waiting, confirmed } = await allChangesOf(this.#golferId).catch(() => nothing);
    if (this.#page.signal.aborted) return;
    const settled = new Set(confirmed.filter((change) => isSettled(this.#client, change)));
    for (const { order } of settled) void removeChange(order).catch(() => {});
    confirmedChanges.set(confirmed.filter((change) => !settled.has(change)));
    waitingChanges.set(waiting.filter(({ order }) => !this.#awaited.has(order)));
  }
}

/**
 * The outcome of a change that this tab did not send itself. If another tab sent it, sending it again returns the
 * answer that the server stored for its key.
 */
async function sentElsewhere(change: WaitingChange): Promise<Outcome> {
  const stored = await findChange(change.order);
  if (stored?.refusal === null) return { kind: 'unanswered', error: null };
  return postChange(change, { [tabHeader]: tabId });
}

/** Applies the effects of a change that was sent without its form. */
function showAnswer(client: QueryClient, change: WaitingChange, answer: unknown): void {
  const { refresh } = change;
  refreshAfterSending(client, change);
  const { effects } = (answer ?? {}) as { effects?: Effects };
  if (effects === undefined) return;
  celebrateNews(effects.unlockedAchievements);
  tellOtherTabs({ type: 'changed', refresh, effects });
}
