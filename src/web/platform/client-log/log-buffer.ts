import { type LogEntry, mostLogEntries } from '#contract/client-log.ts';

/** Entries of one call: few enough for a request that outlives its page. */
const flushAt = 10;
const flushAfterMs = 5000;
/** A screen that fails again and again says no more after so many. */
const mostAMinute = 30;
const minuteMs = 60_000;

export type LogBuffer = {
  add(entry: LogEntry): void;
  /** Sends what waits, ten at a time. */
  flush(): void;
};

/**
 * Collects log entries and sends them when there are ten, at once with an error, or five seconds after the
 * first. What could not be sent waits for the next time; the oldest go when there are more than fifty.
 */
export function createLogBuffer(send: (entries: readonly LogEntry[]) => Promise<void>): LogBuffer {
  let waiting: readonly LogEntry[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = false;
  let minute = { from: 0, entries: 0 };

  function isTooMuch(): boolean {
    const now = Date.now();
    if (now - minute.from >= minuteMs) minute = { from: now, entries: 0 };
    minute.entries += 1;
    return minute.entries > mostAMinute;
  }

  async function sendAll(): Promise<void> {
    if (sending) return;
    sending = true;
    try {
      while (waiting.length > 0) {
        const batch = waiting.slice(0, flushAt);
        await send(batch);
        waiting = waiting.filter((entry) => !batch.includes(entry));
      }
    } catch {
      // There is no place left to say it.
    } finally {
      sending = false;
    }
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    void sendAll();
  }

  return {
    flush,
    add(entry) {
      if (isTooMuch()) return;
      waiting = [...waiting, entry].slice(-mostLogEntries);
      if (entry.level === 'error' || waiting.length >= flushAt) flush();
      else timer ??= setTimeout(flush, flushAfterMs);
    },
  };
}
