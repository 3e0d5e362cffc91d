import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach } from 'vitest';
import { closeDatabase } from '#web/platform/queue/database.ts';
import { followQueue } from '#web/platform/queue/follow-queue.ts';
import { loadQueue } from './a-queue.tsx';
import { emptyIndexedDb } from './indexed-db.ts';

/** Gives the tests of a file an empty queue of changes, and returns a function that starts it for a rendered screen. */
export function startQueue() {
  emptyIndexedDb();
  let stop = () => {};
  beforeEach(closeDatabase);
  afterEach(async () => {
    stop();
    await closeDatabase();
  });
  return ({ client }: { readonly client: QueryClient }) => {
    stop();
    stop = followQueue(client, loadQueue);
  };
}
