import { ApiError, OfflineError } from '../api/failures.ts';
import type { Meta } from './log-to-server.ts';

/** Few pages ever need the code for it. */
async function log(message: string, meta?: Meta): Promise<void> {
  try {
    const { logToServer } = await import('./log-to-server.ts');
    logToServer('error', message, meta);
  } catch {
    // Without a network there is nobody to tell.
  }
}

/** A failed answer of the server, with the id under which its own log tells why. */
export function logServerFault(error: unknown): void {
  if (!(error instanceof ApiError) || error.status < 500) return;
  const { status, body } = error;
  void log(`Answer ${status} ${body?.code ?? 'without a code'}`, {
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
    if (!isExpected(error)) void log(error ? describe(error) : message);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!isExpected(reason)) void log(`Unhandled rejection: ${describe(reason)}`);
  });
}
