/**
 * A `vi.waitFor` timeout, in milliseconds, that is long enough for a busy machine. Passing tests do not take
 * longer.
 */
export const longWait = { timeout: 25_000, interval: 100 };

/**
 * The time that another node may need to take over the work of a killed node: half a minute until the job's
 * heartbeat has expired, and a minute until the queue is checked.
 */
export const longWaitAfterKill = { timeout: 180_000, interval: 100 };
