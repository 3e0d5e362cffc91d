import { afterEach, expect, test, vi } from 'vitest';
import { changedWithPlan, training } from '#contract/training.ts';
import { aQueue } from '#testing/a-queue.tsx';
import { emptyIndexedDb } from '#testing/indexed-db.ts';
import { stubServer } from '#testing/stub-server.ts';
import { refreshAfterSending } from '../api/refresh-reads.ts';
import { createQueryClient } from '../client/query-client.ts';
import { putAnswer } from '../persisted-queries/put-answer.ts';
import { addRequest, closeDatabase } from './database.ts';

emptyIndexedDb();
const server = stubServer();
const client = createQueryClient();

afterEach(closeDatabase);

const details = (id: string) => `/api/user/scheduled-session-details/${id}`;

test('stored reads of a session are repeated after its waiting change is sent', async () => {
  for (const id of ['thu', 'fri'])
    putAnswer(client, details(id), { answer: 'planned', answeredAt: Date.now() });
  await addRequest({
    golferId: 'golfer-1',
    recordedAt: Date.now(),
    refusal: null,
    key: crypto.randomUUID(),
    method: 'POST',
    path: training.skip.path,
    url: training.skip.path,
    body: { scheduledSessionId: 'thu' },
    title: 'Landing spots',
    sessionId: 'thu',
    refresh: changedWithPlan,
  });
  server.replies(() => Response.json({}), training.skip);
  server.replies(() => Response.json('skipped'), training.details);
  const queue = aQueue(client);
  await vi.waitFor(() => expect(client.getQueryData([details('thu')])).toBe('skipped'));
  expect(client.getQueryData([details('fri')])).toBe('planned');
  queue.stop();
});

test('the stored coming sessions are only invalidated, not fetched', async () => {
  const client = createQueryClient();
  const coming = { version: 'v1', urls: [] };
  putAnswer(client, '/api/user/coming-sessions', { answer: coming, answeredAt: Date.now() });
  refreshAfterSending(client, { refresh: changedWithPlan, sessionId: null });
  await vi.waitFor(() =>
    expect(client.getQueryState(['/api/user/coming-sessions'])?.isInvalidated).toBe(true),
  );
  expect(server.log()).toEqual([]);
});
