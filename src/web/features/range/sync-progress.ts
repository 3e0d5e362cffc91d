import type { KnownProgress } from '#contract/session-progress.ts';
import { tabHeader } from '#contract/socket.ts';
import { training } from '#contract/training.ts';
import { clockShift, shiftProgress } from '#domain/training/device-clock.ts';
import { isUnsent, progressText, withinLimits } from '#domain/training/sent-progress.ts';
import { mergeProgress, type SessionProgress } from '#domain/training/session-progress.ts';
import { hasStatus } from '#web/platform/api/failures.ts';
import { apiRequest } from '#web/platform/api/request.ts';
import { tabId } from '#web/platform/api/tab-id.ts';
import { urlOf } from '#web/platform/api/url.ts';
import { currentQueue } from '#web/platform/queue/current-queue.ts';
import { onEvents } from '#web/platform/store.ts';

/** Taps come in quick succession; the last of them is sent with those before it. */
const afterTapMs = 2_000;

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

/** Whether this device has progress that the server does not know. */
export const isUnsentHere = ({ read, readSent }: Pick<LocalProgress, 'read' | 'readSent'>) =>
  isUnsent(read(), readSent());

/** Whether the session is gone or over, so that asking again changes nothing. */
export const isFinal = (error: unknown): boolean =>
  [400, 404, 409].some((status) => hasStatus(error, status));

/**
 * Sends what this device knows of a session and joins it, drill by drill, with what the server answers.
 * @param golferId whose it is: for anybody else who is signed in by now the server answers 401
 * @returns milliseconds that the server's clock is ahead
 * @throws ApiError, OfflineError
 */
export async function exchangeProgress(
  scheduledSessionId: string,
  local: LocalProgress,
  { sent, golferId }: { readonly sent: SessionProgress; readonly golferId: string },
): Promise<number> {
  const sentAt = Date.now();
  const url = urlOf(training.keepProgress, { params: { scheduledSessionId } });
  const answer = (await apiRequest(url, {
    method: training.keepProgress.method,
    headers: { [tabHeader]: tabId, 'recorded-by': golferId },
    body: { ...withinLimits(sent), sentAt },
    keepalive: true,
  })) as KnownProgress;
  // By the same shift as on the way there, so that this device finds its own times unchanged.
  const shift = clockShift(sentAt, answer.serverTime);
  join(local, answer.progress && shiftProgress(answer.progress, -shift), progressText(sent));
  return shift;
}

/**
 * @param theirs what the server knows
 * @param settled what this device had when the server knew all of it
 */
function join(local: LocalProgress, theirs: SessionProgress | null, settled: string | null): void {
  const mine = local.read();
  // It was completed or given up here meanwhile.
  if (mine === null && settled !== null) return;
  const merged = mine && theirs ? mergeProgress(mine, theirs) : (mine ?? theirs);
  if (merged === null) return;
  const [before, after] = [mine && progressText(mine), progressText(merged)];
  if (before === settled) local.keepSent(after);
  if (before !== after) local.keep(merged);
}

type Owner = {
  readonly golferId: string;
  /**
   * Whether a change of the golfer is on its way. It may complete this session, which would then take no progress,
   * so the next taps wait for its answer.
   */
  readonly isChanging: () => boolean;
};

/**
 * Keeps the progress of a started session in step with the golfer's other devices: sends what was tapped,
 * two seconds after the last tap or when the page is hidden, and joins it by drill with what the server
 * knows. Without a connection it goes on when there is one. What the server refuses, since the session is
 * over, stays on this device.
 */
export class ProgressSync {
  readonly #scheduledSessionId: string;
  readonly #local: LocalProgress;
  readonly #golferId: string;
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

  constructor(scheduledSessionId: string, local: LocalProgress, { golferId, isChanging }: Owner) {
    this.#scheduledSessionId = scheduledSessionId;
    this.#local = local;
    this.#golferId = golferId;
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
    if (progress === null) return;
    join(this.#local, shiftProgress(progress, -shift), this.#settled);
    this.#settled = this.#local.readSent() ?? this.#settled;
  }

  /** Sends what is left, and listens no longer. */
  end(): void {
    void this.#send();
    clearTimeout(this.#timer);
    this.#page.abort();
    for (const stop of this.#stops) stop();
  }

  #isPending(): boolean {
    return !this.#refused && isUnsentHere(this.#local);
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
    try {
      const owned = { sent, golferId: this.#golferId };
      this.#shift = await exchangeProgress(this.#scheduledSessionId, this.#local, owned);
      this.#settled = this.#local.readSent() ?? this.#settled;
      this.#sending = false;
      this.#sendSoon();
    } catch (error) {
      this.#sending = false;
      this.#refused = isFinal(error);
      // The queue sends it when there is a network, whichever screen is open then.
      if (!this.#refused) void currentQueue().then((queue) => queue?.tryNow());
    }
  }
}
