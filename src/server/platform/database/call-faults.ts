import { AsyncLocalStorage } from 'node:async_hooks';
import { type Outage, outageOf } from './availability.ts';

const calls = new AsyncLocalStorage<{ outage: Outage | undefined }>();

/** Runs one API request, so that `outageOfThisCall` can report failures of its queries. */
export function withinCall(work: () => void): void {
  calls.run({ outage: undefined }, work);
}

/** Records an outage for the current request. Ignores other errors, and errors outside a request. */
export function noteFault(error: unknown): void {
  const call = calls.getStore();
  if (call !== undefined) call.outage ??= outageOf(error);
}

/**
 * How the database failed during this request, if it did. For libraries such as better-auth, which respond with their
 * own error and drop the cause.
 */
export function outageOfThisCall(): Outage | undefined {
  return calls.getStore()?.outage;
}
