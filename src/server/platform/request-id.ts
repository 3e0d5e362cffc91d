import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string>();

/** Runs what a request caused, also a job after it, so that log lines and jobs can name the request. */
export function withRequestId<Result>(id: string | undefined, work: () => Result): Result {
  return id === undefined ? work() : requests.run(id, work);
}

/** The id of the request that caused what runs now; undefined when none did. */
export const currentRequestId = (): string | undefined => requests.getStore();
