import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string>();

/** Runs work caused by a request, including later jobs, so that log lines and jobs can name the request. */
export function withRequestId<Result>(id: string | undefined, work: () => Result): Result {
  return id === undefined ? work() : requests.run(id, work);
}

/** The id of the request that caused the running code; undefined when there is none. */
export const currentRequestId = (): string | undefined => requests.getStore();
