import { sqlState } from './database-error.ts';

/** Connection failures, resources used up, and a server that is shutting down or starting. */
const downClasses = ['08', '53', '57'];
/** How long the embedded engine lets a caller wait for another one's transaction. */
const lockNotAvailable = '55P03';
const socketErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE']);
/** Failures that pg and the embedded engine tell of in words alone. */
const spoken = /Connection terminated|timeout exceeded|Query read timeout|has stopped/;

/** Whether a failure says that the database cannot be reached now, so that a retry may help. */
export function isDatabaseDown(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) {
    return state === lockNotAvailable || downClasses.some((start) => state.startsWith(start));
  }
  return causesOf(error).some(
    ({ code, message }) => socketErrors.has(code ?? '') || spoken.test(message),
  );
}

function causesOf(error: unknown): NodeJS.ErrnoException[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
