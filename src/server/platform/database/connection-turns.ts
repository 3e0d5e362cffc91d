type Waiting = { readonly since: number; readonly go: (error?: Error) => void };

type TurnLimits = {
  /** How many callers can have a connection at the same time. */
  readonly connections: number;
  /** How long all connections may stay in use before the database counts as stalled. */
  readonly stallMs: number;
};

/** After this long, a caller has given up or retried. */
const longestWaitMs = 30_000;

/**
 * Gives callers a connection in turn, first come, first served. A long queue is no reason to refuse a caller: it waits
 * as long as connections keep coming free, and fails when none has for `stallMs`.
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

  /** Calls `go` on this caller's turn (at once if a connection is free), or with an error if its turn never comes. */
  take(go: (error?: Error) => void): void {
    if (this.#free > 0) {
      this.#free -= 1;
      go();
      return;
    }
    this.#waiting.push({ since: performance.now(), go });
    this.#timer ??= setInterval(() => this.#refuseLate(), this.#stallMs / 8).unref();
  }

  /** Ends a turn given by `take`. Call it once for each turn. */
  end(): void {
    this.#lastFreed = performance.now();
    const next = this.#waiting.shift();
    if (next === undefined) this.#free = Math.min(this.#connections, this.#free + 1);
    else next.go();
    this.#restIfEmpty();
  }

  /** Fails all waiting callers. */
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
