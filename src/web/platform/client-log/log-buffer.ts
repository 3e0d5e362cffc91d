import { type LogEntry, mostLogEntries } from '#contract/client-log.ts';

/** Entries per request: few enough for a `keepalive` request, which may outlive its page. */
const flushAt = 10;
const flushAfterMs = 5000;
/** Limits a screen that fails again and again. */
const mostAMinute = 30;
const minuteMs = 60_000;

export type LogBuffer = {
  add(entry: LogEntry): void;
  /** Sends all buffered entries, ten at a time. */
  flush(): void;
};

/**
 * Collects log entries and sends them when there are ten, immediately after an error, or five seconds after the
 * first. Entries that could not be sent stay for the next time. Only the newest fifty are kept.
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
      // A failure to log cannot be logged.
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
