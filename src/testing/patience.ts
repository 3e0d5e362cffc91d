/**
 * For `vi.waitFor`, in milliseconds: as long as a busy machine may need. A test that passes waits no longer
 * than before.
 */
export const patience = { timeout: 25_000, interval: 100 };
