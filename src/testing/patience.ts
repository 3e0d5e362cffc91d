/**
 * For `vi.waitFor`, in milliseconds: as long as a busy machine may need. A test that passes waits no longer
 * than before.
 */
export const patience = { timeout: 25_000, interval: 100 };

/**
 * As long as another node may need to take up what a node had begun when it was killed: half a minute
 * until the job's heartbeat is missed, and a minute until the queue is looked through.
 */
export const patienceAfterKill = { timeout: 180_000, interval: 100 };
