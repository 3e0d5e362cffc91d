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

/** Waits for more taps, because they come in quick succession and can share one request. */
const afterTapMs = 2_000;

/** The progress of one session on this device. */
export type LocalProgress = {
  readonly read: () => SessionProgress | null;
  /** Merges the progress with the stored progress and stores it. */
  readonly keep: (progress: SessionProgress) => void;
  /** The progress when the server last knew all of it, as text. Survives a reload, like the progress itself. */
  readonly readSent: () => string | null;
  readonly storeSentProgress: (text: string) => void;
  /** Calls the listener after every change. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** Whether this device has progress that the server does not know. */
export const isUnsentHere = ({ read, readSent }: Pick<LocalProgress, 'read' | 'readSent'>) =>
  isUnsent(read(), readSent());

/** Whether the session is gone or over, so that retrying is useless. */
export const isFinal = (error: unknown): boolean =>
  [400, 404, 409].some((status) => hasStatus(error, status));

/**
 * Sends this device's progress of a session and merges the server's response, drill by drill.
 * @param golferId the owner; the server responds with 401 if another golfer is signed in now
 * @returns milliseconds by which the server's clock is ahead
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
  // Use the same shift in both directions, so that this device gets its own timestamps back unchanged.
  const shift = clockShift(sentAt, answer.serverTime);
  join(local, answer.progress && shiftProgress(answer.progress, -shift), progressText(sent));
  return shift;
}

/**
 * @param theirs the progress known to the server
 * @param settled the local progress when the server last knew all of it
 */
function join(local: LocalProgress, theirs: SessionProgress | null, settled: string | null): void {
  const mine = local.read();
  // The session was completed or abandoned on this device in the meantime.
  if (mine === null && settled !== null) return;
  const merged = mine && theirs ? mergeProgress(mine, theirs) : (mine ?? theirs);
  if (merged === null) return;
  const [before, after] = [mine && progressText(mine), progressText(merged)];
  if (before === settled) local.storeSentProgress(after);
  if (before !== after) local.keep(merged);
}

type Owner = {
  readonly golferId: string;
  /**
   * Whether a change of the golfer is being sent. It may complete this session, which would then refuse progress,
   * so the next taps are sent only after its response.
   */
  readonly isChanging: () => boolean;
};

/**
 * Syncs the progress of a started session with the golfer's other devices. Sends taps two seconds after the last
 * one or when the page is hidden, and merges the server's progress by drill. Offline, it continues with the next
 * connection. If the server refuses progress because the session is over, the progress stays on this device.
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
  /** The progress when the server last knew all of it; kept after the session is over on this device. */
  #settled: string | null;
  /** Milliseconds by which the server's clock is ahead; null until something was sent. */
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

  /** Merges the server's progress, for example after another device has changed it. */
  receive({ serverTime, progress }: KnownProgress): void {
    const shift = this.#shift ?? clockShift(Date.now(), serverTime);
    if (progress === null) return;
    join(this.#local, shiftProgress(progress, -shift), this.#settled);
    this.#settled = this.#local.readSent() ?? this.#settled;
  }

  /** Sends the remaining progress and stops listening. */
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
      // The queue sends it when the device is online again, on any screen.
      if (!this.#refused) void currentQueue().then((queue) => queue?.tryNow());
    }
  }
}
