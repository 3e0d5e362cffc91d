import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { training } from '#contract/training.ts';
import { mostAttempts } from '#domain/drills/attempts.ts';
import {
  changeDrill,
  mergeProgress,
  type SessionProgress,
} from '#domain/training/session-progress.ts';
import { aQueue } from '#testing/a-queue.tsx';
import { aQueuedRequest } from '#testing/a-queued-request.ts';
import { emptyIndexedDb } from '#testing/indexed-db.ts';
import { stubServer } from '#testing/stub-server.ts';
import { createQueryClient } from '#web/platform/client/query-client.ts';
import { setGolferOnDevice } from '#web/platform/device/golfer-on-device.ts';
import { closeDatabase } from '#web/platform/queue/database.ts';
import { waitingRequests } from '#web/platform/queue/queued-request.ts';
import { endTraining } from './end-training.ts';
import { keepProgress } from './keep-progress.ts';
import { readProgress } from './progress-store.ts';
import { sendProgress } from './send-progress.ts';

emptyIndexedDb();
const server = stubServer();
const now = Date.parse('2026-05-14T00:00:00Z');
const begun: SessionProgress = { startedAt: now, drills: [] };

/** The progress known to the server, by session id. */
const known = new Map<string, SessionProgress>();

/** Stubs a server that merges the received progress and returns everything it knows. */
function joins() {
  server.answersBy(training.keepProgress, ({ body, params: { scheduledSessionId: id } }) => {
    const { sentAt, ...sent } = body as SessionProgress & { sentAt: number };
    const before = known.get(id);
    const progress = before ? mergeProgress(before, sent) : sent;
    known.set(id, progress);
    return { serverTime: sentAt, progress: structuredClone(progress) as never };
  });
}

beforeEach(async () => {
  await closeDatabase();
  localStorage.clear();
  known.clear();
  setGolferOnDevice('golfer-1');
  joins();
});
afterEach(() => waitingRequests.set([]));

const count = (id: string, attempts: readonly number[]) =>
  keepProgress(id, changeDrill(readProgress(id) ?? begun, { exerciseId: 'gate', attempts }, now));
const calls = () => server.calls(training.keepProgress);

test('the queue sends offline progress when the connection returns, whichever screen is open', async () => {
  server.isUnreachable();
  count('thu', [1, 0]);
  count('fri', [1]);
  const client = createQueryClient();
  const queue = aQueue(client, 'golfer-1', sendProgress);
  await vi.waitFor(() => expect(calls().length).toBeGreaterThan(0));
  expect(known.size).toBe(0);
  joins();
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect([...known.keys()].toSorted()).toEqual(['fri', 'thu']));
  expect(known.get('thu')?.drills).toMatchObject([{ exerciseId: 'gate', attempts: [1, 0] }]);
  queue.stop();
});

test('progress is sent once and merged with the progress of another device', async () => {
  known.set('thu', changeDrill(begun, { exerciseId: 'clock', attempts: [1] }, now));
  count('thu', [1]);
  expect(await sendProgress('golfer-1')).toBe(false);
  expect(readProgress('thu')?.drills).toMatchObject([
    { exerciseId: 'clock', attempts: [1] },
    { exerciseId: 'gate', attempts: [1] },
  ]);
  await sendProgress('golfer-1');
  expect(calls()).toHaveLength(1);
});

test('progress is never sent for another golfer and names the golfer who recorded it', async () => {
  count('thu', [1]);
  expect(await sendProgress('golfer-2')).toBe(false);
  expect(calls()).toEqual([]);
  await sendProgress('golfer-1');
  expect(calls()[0]?.headers).toMatchObject({ 'recorded-by': 'golfer-1' });
});

test('progress of a session is sent only after a waiting change to that session', async () => {
  count('thu', [1]);
  waitingRequests.set([aQueuedRequest(training.skip, { sessionId: 'thu' })]);
  await sendProgress('golfer-1');
  expect(calls()).toEqual([]);
  waitingRequests.set([]);
  await sendProgress('golfer-1');
  expect(calls()).toHaveLength(1);
});

test('rejected progress is sent only once, stays on the device, and does not block other changes', async () => {
  server.refuses('session_completed', training.keepProgress);
  count('thu', [1]);
  expect(await sendProgress('golfer-1')).toBe(false);
  await sendProgress('golfer-1');
  expect(calls()).toHaveLength(1);
  expect(readProgress('thu')).not.toBeNull();
  endTraining('thu');
});

test('a drill with too many attempts sends only the last ones and keeps all on the device', async () => {
  const runs = Array.from({ length: mostAttempts + 50 }, (_, index) => (index % 7 === 0 ? 0 : 1));
  count('thu', runs);
  expect(await sendProgress('golfer-1')).toBe(false);
  const attemptsIn = (progress: SessionProgress | null | undefined) =>
    progress?.drills[0]?.attempts;
  expect(attemptsIn(known.get('thu'))).toEqual(runs.slice(50));
  expect(attemptsIn(readProgress('thu'))).toEqual(runs);
  await sendProgress('golfer-1');
  expect(calls()).toHaveLength(1);
});
