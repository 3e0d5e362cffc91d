import { clientLog, type LogEntry, logLength } from '#contract/client-log.ts';
import { redact } from '#domain/client-log/redact.ts';
import { ApiError, OfflineError } from '../api/failures.ts';
import { createLogBuffer } from './log-buffer.ts';

type Level = LogEntry['level'];
type Meta = NonNullable<LogEntry['meta']>;

const controlCharacter = /[^\P{Cc}\t\n\r]/gu;

/** As the server takes it: redacted, at that length, without characters that it refuses. */
const loggable = (text: string, max: number) =>
  redact(text).replace(controlCharacter, ' ').slice(0, max).toWellFormed();

const { send } = clientLog;

const buffer = createLogBuffer(async (logs) => {
  const answer = await fetch(send.path, {
    method: send.method,
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ logs }),
    keepalive: true,
  });
  // Refused entries would be refused again; a server that is busy takes them later.
  if (answer.status === 429 || answer.status >= 500) throw new Error(String(answer.status));
});

/** Keeps a line for the server's log of faults in browsers. */
export function logToServer(level: Level, message: string, meta?: Meta): void {
  buffer.add({
    level,
    message: loggable(message, logLength.message) || '?',
    timestamp: new Date().toISOString(),
    url: loggable(document.URL, logLength.url),
    userAgent: loggable(navigator.userAgent, logLength.userAgent),
    ...(meta && { meta }),
  });
}

/** A failed answer of the server, with the id under which its own log tells why. */
export function logServerFault(error: unknown): void {
  if (!(error instanceof ApiError) || error.status < 500) return;
  const { status, body } = error;
  logToServer('error', `Answer ${status} ${body?.code ?? 'without a code'}`, {
    requestId: body?.requestId ?? null,
  });
}

/** Some browsers begin the stack with the message, others leave it out. */
function describe(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  const title = `${fault.name}: ${fault.message}`;
  const stack = fault.stack ?? '';
  return stack.startsWith(title) ? stack : `${title}\n${stack}`;
}

/** Without a connection nothing is wrong with the code, and a page that is left gives up its calls. */
const isExpected = (fault: unknown) =>
  fault instanceof OfflineError || (fault instanceof Error && fault.name === 'AbortError');

/** Sends errors and rejected promises that nobody handled; called once, when the app starts. */
export function watchForFaults(): void {
  addEventListener('error', ({ error, message }) => {
    if (!isExpected(error)) logToServer('error', error ? describe(error) : message);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!isExpected(reason)) logToServer('error', `Unhandled rejection: ${describe(reason)}`);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') buffer.flush();
  });
}
