import { AsyncLocalStorage } from 'node:async_hooks';

const scopes = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Runs a transaction. Until it has ended, `refuseInTransaction` throws in everything that it calls. */
export async function inTransactionScope<Result>(run: () => Promise<Result>): Promise<Result> {
  const scope = { isOpen: true };
  try {
    return await scopes.run(scope, run);
  } finally {
    scope.isOpen = false;
  }
}

/**
 * For everything that a transaction must not wait for: another connection, a file, another server. The embedded
 * database runs one transaction at a time, so such a wait could last forever; on a server it holds locks and a
 * connection.
 * @throws Error inside a transaction, with the stack of the call
 */
export function refuseInTransaction(what: string): void {
  if (scopes.getStore()?.isOpen !== true) return;
  const { stackTraceLimit } = Error;
  // The caller stands behind a dozen functions of Drizzle.
  Error.stackTraceLimit = 40;
  const error = new Error(`A transaction must not wait for ${what}; use only its own handle in it`);
  Error.stackTraceLimit = stackTraceLimit;
  throw error;
}

/** Wraps functions so that each of them rejects inside a transaction. */
export function outsideTransactions<Api extends object>(what: string, api: Api): Api {
  const guarded = Object.entries(api).map(([name, value]) => {
    if (typeof value !== 'function') return [name, value];
    return [
      name,
      async (...input: unknown[]) => {
        refuseInTransaction(what);
        return value.apply(api, input);
      },
    ];
  });
  return Object.fromEntries(guarded) as Api;
}
