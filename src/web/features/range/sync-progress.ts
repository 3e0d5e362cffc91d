import type { KnownProgress } from '#contract/session-progress.ts';
import { tabHeader } from '#contract/socket.ts';
import { training } from '#contract/training.ts';
import { clockShift, shiftProgress } from '#domain/training/device-clock.ts';
import { mergeProgress, type SessionProgress } from '#domain/training/session-progress.ts';
import { hasStatus } from '#web/platform/api/failures.ts';
import { apiRequest } from '#web/platform/api/request.ts';
import { tabId } from '#web/platform/api/tab-id.ts';
import { urlOf } from '#web/platform/api/url.ts';
import { onEvents } from '#web/platform/store.ts';

/** Taps come in quick succession; the last of them is sent with those before it. */
const afterTapMs = 2_000;

/** The session is gone or over: asking again changes nothing. */
const final = [400, 404, 409];

/** The progress of one session on this device. */
export type LocalProgress = {
  readonly read: () => SessionProgress | null;
  /** Joins it with what is kept already. */
  readonly keep: (progress: SessionProgress) => void;
  /** What it was when the server knew all of it, as a text; outlives the page as the progress does. */
  readonly readSent: () => string | null;
  readonly keepSent: (text: string) => void;
  /** Calls the listener after every change; returns how to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
};

const fields = [
  ...['startedAt', 'note', 'text', 'drills', 'exerciseId', 'state', 'attempts', 'score'],
  ...['seconds', 'changedAt'],
];

/** The same text for the same progress, whatever the order of its drills and fields. */
const textOf = (progress: SessionProgress) =>
  JSON.stringify(mergeProgress(progress, progress), fields);

/** Whether this device has progress that the server does not know. */
export function isUnsent({ read, readSent }: Pick<LocalProgress, 'read' | 'readSent'>): boolean {
  const progress = read();
  return progress !== null && textOf(progress) !== readSent();
}

/**
 * Keeps the progress of a started session in step with the golfer's other devices: sends what was tapped,
 * two seconds after the last tap or when the page is hidden, and joins it by drill with what the server
 * knows. Without a connection it goes on when there is one. What the server refuses, since the session is
 * over, stays on this device.
 */
export class ProgressSync {
  readonly #url: string;
  readonly #local: LocalProgress;
  readonly #isChanging: () => boolean;
  readonly #page = new AbortController();
  readonly #stops: readonly (() => void)[];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending = false;
  #refused = false;
  /** What this device had when the server knew all of it; still known when the session is over here. */
  #settled: string | null;
  /** Milliseconds that the server's clock is ahead; known once something was sent. */
  #shift: number | null = null;

  /**
   * @param isChanging whether a change of the golfer is on its way. It may complete this session, which would then
   * take no progress, so the next taps wait for its answer.
   */
  constructor(scheduledSessionId: string, local: LocalProgress, isChanging = () => false) {
    this.#url = urlOf(training.keepProgress, { params: { scheduledSessionId } });
    this.#local = local;
    this.#isChanging = isChanging;
    this.#settled = local.readSent();
    this.#stops = [
      local.subscribe(() => this.#sendSoon()),
      onEvents(window, 'online', 'pagehide')(() => void this.#send()),
      onEvents(document, 'visibilitychange')(() => void this.#send()),
    ];
    void this.#send();
  }

  /** Takes what the server knows, such as after another device has changed it. */
  receive({ serverTime, progress }: KnownProgress): void {
    const shift = this.#shift ?? clockShift(Date.now(), serverTime);
    if (progress !== null) this.#join(shiftProgress(progress, -shift), this.#settled);
  }

  /** Sends what is left, and listens no longer. */
  end(): void {
    void this.#send();
    clearTimeout(this.#timer);
    this.#page.abort();
    for (const stop of this.#stops) stop();
  }

  #isPending(): boolean {
    return !this.#refused && isUnsent(this.#local);
  }

  #sendSoon(): void {
    clearTimeout(this.#timer);
    if (this.#page.signal.aborted || !this.#isPending()) return;
    this.#timer = setTimeout(() => {
      if (this.#isChanging()) this.#sendSoon();
      else void this.#send();
    }, afterTapMs);
  }

  async #send(): Promise<void> {
    clearTimeout(this.#timer);
    const sent = this.#local.read();
    if (sent === null || this.#sending || !this.#isPending()) return;
    this.#sending = true;
    const sentAt = Date.now();
    try {
      const answer = (await apiRequest(this.#url, {
        method: training.keepProgress.method,
        headers: { [tabHeader]: tabId },
        body: { ...sent, sentAt },
        keepalive: true,
      })) as KnownProgress;
      this.#sending = false;
      // By the same shift as on the way there, so that this device finds its own times unchanged.
      this.#shift = clockShift(sentAt, answer.serverTime);
      const theirs = answer.progress && shiftProgress(answer.progress, -this.#shift);
      this.#join(theirs ?? sent, textOf(sent));
      this.#sendSoon();
    } catch (error) {
      this.#sending = false;
      // Anything else is sent again with the next tap, or when there is a network.
      this.#refused = final.some((status) => hasStatus(error, status));
    }
  }

  /** @param settled what this device had when the server knew all of it */
  #join(theirs: SessionProgress, settled: string | null): void {
    const mine = this.#local.read();
    // It was completed or given up here meanwhile.
    if (mine === null && settled !== null) return;
    const merged = mine === null ? theirs : mergeProgress(mine, theirs);
    const [before, after] = [mine && textOf(mine), textOf(merged)];
    if (before === settled) {
      this.#settled = after;
      this.#local.keepSent(after);
    }
    if (before !== after) this.#local.keep(merged);
  }
}
