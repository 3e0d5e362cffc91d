import { ApiError, OfflineError } from '../api/failures.ts';
import type { Meta } from './log-to-server.ts';

/** The logging code is loaded on demand, since few pages need it. */
async function log(message: string, meta?: Meta): Promise<void> {
  try {
    const { logToServer } = await import('./log-to-server.ts');
    logToServer('error', message, meta);
  } catch {
    // The device is offline, so nothing can be logged.
  }
}

/** Logs a failed response of the server, with the id that finds its cause in the server's log. */
export function logServerFault(error: unknown): void {
  if (!(error instanceof ApiError) || error.status < 500) return;
  const { status, body } = error;
  void log(`Answer ${status} ${body?.code ?? 'without a code'}`, {
    requestId: body?.requestId ?? null,
  });
}

/** Some browsers include the message in the stack, others do not. */
function describe(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  const title = `${fault.name}: ${fault.message}`;
  const stack = fault.stack ?? '';
  return stack.startsWith(title) ? stack : `${title}\n${stack}`;
}

/** Being offline is not a fault in the code, and a page that closes aborts its requests. */
const isExpected = (fault: unknown) =>
  fault instanceof OfflineError || (fault instanceof Error && fault.name === 'AbortError');

/** Logs uncaught errors and unhandled promise rejections; called once, when the app starts. */
export function watchForFaults(): void {
  addEventListener('error', ({ error, message }) => {
    if (!isExpected(error)) void log(error ? describe(error) : message);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!isExpected(reason)) void log(`Unhandled rejection: ${describe(reason)}`);
  });
}
