type Waiting = { readonly since: number; readonly go: (error?: Error) => void };

type TurnLimits = {
  /** How many callers have a connection at once. */
  readonly connections: number;
  /** How long all of them may be in use without one coming free: then the database is not getting on. */
  readonly stallMs: number;
};

/** Whoever has waited so long has given up, or has asked again. */
const longestWaitMs = 30_000;

/**
 * Gives callers their turn at a connection, first come, first served. Many callers are no reason to refuse one: a
 * call waits as long as connections come free, and fails when none has for `stallMs`.
 */
export class ConnectionTurns {
  readonly #stallMs: number;
  readonly #waiting: Waiting[] = [];
  readonly #connections: number;
  #free: number;
  #lastFreed = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor({ connections, stallMs }: TurnLimits) {
    this.#connections = connections;
    this.#free = connections;
    this.#stallMs = stallMs;
  }

  /** Calls `go` when it is this caller's turn, at once if nobody waits; or with an error when it never came. */
  take(go: (error?: Error) => void): void {
    if (this.#free > 0) {
      this.#free -= 1;
      go();
      return;
    }
    this.#waiting.push({ since: performance.now(), go });
    this.#timer ??= setInterval(() => this.#refuseLate(), this.#stallMs / 8).unref();
  }

  /** Ends a turn that `take` has given; once more does no harm. */
  end(): void {
    this.#lastFreed = performance.now();
    const next = this.#waiting.shift();
    if (next === undefined) this.#free = Math.min(this.#connections, this.#free + 1);
    else next.go();
    this.#restIfEmpty();
  }

  /** Fails everybody who waits. */
  refuseAll(error: Error): void {
    for (const { go } of this.#waiting.splice(0)) go(error);
    this.#restIfEmpty();
  }

  #refuseLate(): void {
    const now = performance.now();
    const isStalled = now - this.#lastFreed >= this.#stallMs;
    const limit = isStalled ? this.#stallMs : longestWaitMs;
    const isLate = ({ since }: Waiting) => now - since >= limit;
    const firstInTime = this.#waiting.findIndex((one) => !isLate(one));
    const late = this.#waiting.splice(0, firstInTime === -1 ? this.#waiting.length : firstInTime);
    for (const { go } of late) go(new Error('timeout exceeded when waiting for a connection'));
    this.#restIfEmpty();
  }

  #restIfEmpty(): void {
    if (this.#waiting.length > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
