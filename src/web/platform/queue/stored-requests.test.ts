import { afterEach, expect, test, vi } from 'vitest';
import { aQueue } from '#testing/a-queue.tsx';
import { emptyIndexedDb } from '#testing/indexed-db.ts';
import { storedRequests } from '#testing/stored-requests.ts';
import { stubServer } from '#testing/stub-server.ts';
import { offlineActions } from '#web/offline/actions/all.ts';
import { createQueryClient } from '../client/query-client.ts';
import { addRequest, closeDatabase, requestsOf } from './database.ts';

emptyIndexedDb();
const server = stubServer();

afterEach(closeDatabase);

test('requests that an earlier version of the app has stored are sent unchanged', async () => {
  for (const request of storedRequests) await addRequest(request);
  server.replies(() => Response.json({}));
  const queue = aQueue(createQueryClient());
  await vi.waitFor(async () => expect(await requestsOf('golfer-1')).toEqual([]));
  expect(server.log()).toEqual(storedRequests.map(({ method, url }) => `${method} ${url}`));
  const sent = offlineActions
    .flatMap(({ row }) => server.calls(row))
    .map(({ body, headers }) => {
      const all = new Headers(headers as unknown as HeadersInit);
      return { key: all.get('idempotency-key'), golferId: all.get('recorded-by'), body };
    });
  const entered = storedRequests.map(({ key, golferId, body }) => ({ key, golferId, body }));
  expect(new Set(sent)).toEqual(new Set(entered));
  queue.stop();
});
