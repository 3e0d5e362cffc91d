import { clientLog, type LogEntry, logLength } from '#contract/client-log.ts';
import { redact } from '#domain/client-log/redact.ts';
import { createLogBuffer } from './log-buffer.ts';

type Level = LogEntry['level'];
/** More information about a fault. */
export type Meta = NonNullable<LogEntry['meta']>;

const controlCharacter = /[^\P{Cc}\t\n\r]/gu;

/** Text in the form that the server accepts: redacted, truncated, and without control characters. */
const loggable = (text: string, max: number) =>
  redact(text).replace(controlCharacter, ' ').slice(0, max).toWellFormed();

const { send } = clientLog;

const logBuffer = createLogBuffer(async (logs) => {
  const answer = await fetch(send.path, {
    method: send.method,
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ logs }),
    keepalive: true,
  });
  // Entries that the server refused would be refused again; a busy server may accept them later.
  if (answer.status === 429 || answer.status >= 500) throw new Error(String(answer.status));
});

/** Adds a line for the server's log of browser faults. */
export function logToServer(level: Level, message: string, meta?: Meta): void {
  logBuffer.add({
    level,
    message: loggable(message, logLength.message) || '?',
    timestamp: new Date().toISOString(),
    url: loggable(document.URL, logLength.url),
    userAgent: loggable(navigator.userAgent, logLength.userAgent),
    ...(meta && { meta }),
  });
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') logBuffer.flush();
});
