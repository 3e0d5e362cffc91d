import { sqlState } from './database-error.ts';

/** Connection failures, resources used up, and a server that is shutting down or starting. */
const downClasses = ['08', '53', '57'];
const socketErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE']);

/** Whether a failure says that the database cannot be reached now, so that a retry may help. */
export function isDatabaseDown(error: unknown): boolean {
  const state = sqlState(error);
  if (state === undefined) return false;
  return socketErrors.has(state) || downClasses.some((start) => state.startsWith(start));
}
