import type { QueryClient } from '@tanstack/react-query';
import type { Effects } from '#contract/effects.ts';
import { tabHeader } from '#contract/socket.ts';
import { tellOtherTabs } from '../api/other-tabs.ts';
import { refreshAfterSending } from '../api/refresh-reads.ts';
import { tabId } from '../api/tab-id.ts';
import { celebrateNews } from '../celebration.ts';
import { addChange, changesOf, findChange, removeChange, replaceChange } from './database.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { type Outcome, postChange } from './post-change.ts';
import { retryTimer } from './retry-timer.ts';
import { sendWaiting } from './send-waiting.ts';
import { showProgress } from './show-progress.ts';
import {
  type NewChange,
  sendingProgress,
  type WaitingChange,
  waitingChanges,
} from './waiting-change.ts';
import { wakeWorker } from './wake-worker.ts';

/** What a screen says of a change. */
export type Intent = Omit<NewChange, 'golferId' | 'recordedAt' | 'refusal'>;

export type Sent = Outcome | { readonly kind: 'not-kept'; readonly error: unknown };

/** Sends what else a golfer has on this device; resolves to whether it has to be tried again. */
export type SendLast = (golferId: string) => Promise<boolean>;

type Settings = {
  readonly client: QueryClient;
  readonly golferId: string;
  /** Called when all changes are sent. */
  readonly sendLast: SendLast;
};

// Other tabs hear that the stored changes are others now, and read them.
const channel = new BroadcastChannel('pinhigh-queue');

/** The changes of one golfer that wait on this device, and how they are sent, for as long as the page stays. */
export class Queue {
  readonly #client: QueryClient;
  readonly #golferId: string;
  readonly #sendLast: SendLast;
  readonly #page = new AbortController();
  /** Those whose form waits for the answer, by their order, with what has become of them. */
  readonly #awaited = new Map<number, Outcome | null>();
  readonly #retry = retryTimer(() => void this.tryNow());

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

  /** Ends it for this page; what waits stays on the device. */
  stop(): void {
    this.#page.abort();
    this.#retry.stop();
    waitingChanges.set([]);
    sendingProgress.set(null);
  }

  /**
   * Stores a change and sends it after all that wait already. One that is refused at this first try does not
   * stay, since its form has it; one without an answer waits.
   */
  async send(intent: Intent): Promise<Sent> {
    let change: WaitingChange;
    try {
      const made = { golferId: this.#golferId, recordedAt: Date.now(), refusal: null };
      change = await addChange({ ...intent, ...made });
    } catch (error) {
      return { kind: 'not-kept', error };
    }
    // Whatever becomes of this page, and of the try below.
    void wakeWorker();
    this.#awaited.set(change.order, null);
    try {
      this.#planRetry(await this.#run());
      const outcome = this.#awaited.get(change.order) ?? (await sentElsewhere(change));
      if (outcome.kind === 'refused') await removeChange(change.order);
      return outcome;
    } catch (error) {
      // The database fails: what is stored is sent another time.
      return { kind: 'unanswered', error };
    } finally {
      this.#awaited.delete(change.order);
      await this.#changed();
    }
  }

  /** Sends what waits, at once. */
  async tryNow(): Promise<void> {
    try {
      const waits = (await changesOf(this.#golferId).catch(() => [])).length > 0;
      const mayTryAgain = waits && (await this.#run());
      if (this.#page.signal.aborted) return;
      // Without a network it would only fail as well.
      this.#planRetry(mayTryAgain || (await this.#sendLast(this.#golferId)));
    } catch {
      // The database fails: what it holds is sent another time.
    }
  }

  /** Takes a change back, unless it has been sent meanwhile. */
  async remove(change: WaitingChange): Promise<void> {
    await oneAtATime(() => removeChange(change.order));
    await this.#changed();
    // Others may have waited behind it.
    void this.tryNow();
  }

  /** Sends others instead of a change that was refused, or the change itself again. */
  async replace(change: WaitingChange, ...others: readonly Intent[]): Promise<void> {
    const { golferId, recordedAt } = change;
    const made = others.map((other) => ({ ...other, golferId, recordedAt, refusal: null }));
    await oneAtATime(() => replaceChange(change, made));
    await this.#changed();
    void wakeWorker();
    void this.tryNow();
  }

  /** The service worker may have sent what this page shows as waiting, while the page was hidden. */
  async #catchUp(): Promise<void> {
    const shown = waitingChanges.get();
    await this.#show();
    const waiting = new Set(waitingChanges.get().map(({ order }) => order));
    const gone = shown.filter(({ order }) => !waiting.has(order));
    for (const change of gone) refreshAfterSending(this.#client, change);
    await this.tryNow();
  }

  async #start(): Promise<void> {
    await this.#show();
    await this.tryNow();
  }

  /** @returns whether something is still to be tried again */
  async #run(): Promise<boolean> {
    this.#retry.stop();
    const progress = showProgress();
    const mayTryAgain = await sendWaiting({
      golferId: this.#golferId,
      headers: { [tabHeader]: tabId },
      onTry: progress.show,
      onOutcome: (change, outcome) => this.#settle(change, outcome),
    }).finally(progress.end);
    if (!this.#page.signal.aborted) await this.#show();
    return mayTryAgain;
  }

  #planRetry(mayTryAgain: boolean): void {
    if (this.#page.signal.aborted) return;
    if (!mayTryAgain) {
      this.#retry.reset();
      return;
    }
    this.#retry.startLater();
    void wakeWorker();
  }

  #settle(change: WaitingChange, outcome: Outcome): void {
    // Its form does the rest.
    if (this.#awaited.has(change.order)) {
      this.#awaited.set(change.order, outcome);
      return;
    }
    if (outcome.kind === 'answered') showAnswer(this.#client, change, outcome.answer);
    // What that has caused was celebrated elsewhere.
    if (outcome.kind === 'done-otherwise') refreshAfterSending(this.#client, change);
    void this.#changed();
  }

  async #changed(): Promise<void> {
    channel.postMessage('changed');
    await this.#show();
  }

  async #show(): Promise<void> {
    const stored = await changesOf(this.#golferId).catch(() => []);
    if (this.#page.signal.aborted) return;
    waitingChanges.set(stored.filter(({ order }) => !this.#awaited.has(order)));
  }
}

/**
 * What has become of a change that this tab has not sent itself. When another tab has, the server still has the
 * answer to its key.
 */
async function sentElsewhere(change: WaitingChange): Promise<Outcome> {
  const stored = await findChange(change.order);
  if (stored?.refusal === null) return { kind: 'unanswered', error: null };
  return postChange(change, { [tabHeader]: tabId });
}

/** Shows what a change has caused that was sent without its form. */
function showAnswer(client: QueryClient, change: WaitingChange, answer: unknown): void {
  const { refresh } = change;
  refreshAfterSending(client, change);
  const { effects } = (answer ?? {}) as { effects?: Effects };
  if (effects === undefined) return;
  celebrateNews(effects.unlockedAchievements);
  tellOtherTabs({ type: 'changed', refresh, effects });
}
