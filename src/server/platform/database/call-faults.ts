import { AsyncLocalStorage } from 'node:async_hooks';
import { type Outage, outageOf } from './availability.ts';

const calls = new AsyncLocalStorage<{ outage: Outage | undefined }>();

/** Runs one call of the API, so that `outageOfThisCall` knows what happened to its queries. */
export function withinCall(work: () => void): void {
  calls.run({ outage: undefined }, work);
}

/** Remembers an outage for the call under way; other errors and other callers do not matter. */
export function noteFault(error: unknown): void {
  const call = calls.getStore();
  if (call !== undefined) call.outage ??= outageOf(error);
}

/**
 * Whether the database failed during this call, for libraries such as better-auth that answer with an
 * error of their own and drop the cause.
 */
export function outageOfThisCall(): Outage | undefined {
  return calls.getStore()?.outage;
}
