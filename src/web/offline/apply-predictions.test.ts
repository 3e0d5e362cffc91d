import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Stats } from '#contract/progress-schemas.ts';
import { statsInWeekFive } from '#testing/program-fixture.ts';
import { aGolfer } from '#testing/web.tsx';
import { OfflineError } from '#web/platform/api/failures.ts';
import { createQueryClient } from '#web/platform/client/query-client.ts';
import { putAnswer } from '#web/platform/persisted-queries/put-answer.ts';
import {
  confirmedRequests,
  type QueuedRequest,
  waitingRequests,
} from '#web/platform/queue/queued-request.ts';
import { answerOf } from '#web/platform/queue/replaced-answers.ts';
import { userQuery } from '#web/platform/session/user.ts';
import { applyPredictions } from './apply-predictions.ts';
import type { predictedAnswer } from './predicted/predictions.ts';
import { showPredictions } from './predicted/show-predictions.ts';

type Predict = typeof predictedAnswer;

/** The rules as they are loaded, with another prediction. */
const rulesWith = (predict: Predict) => ({
  showPredictions: (...args: Parameters<typeof showPredictions>) =>
    showPredictions(args[0], args[1], predict),
});

const statsKey = ['/api/user/stats'];
const practice: QueuedRequest = {
  order: 1,
  key: 'change-1',
  golferId: 'golfer-1',
  method: 'POST',
  title: 'Range',
  path: '/api/user/free-practice-sessions',
  url: '/api/user/free-practice-sessions',
  body: { title: 'Range', duration: 30, sessionDate: '2026-05-14' },
  recordedAt: Date.parse('2026-05-14T00:00:00Z'),
  refusal: null,
  sessionId: null,
  refresh: ['/api/user/'],
};

/** Adds 1 XP for each effect, and 10 for an answer of another day. */
const predict: Predict = (read, answer, { effects, today, answeredOn }) => {
  if (read !== 'stats') return answer;
  const stats = answer as Stats;
  return { ...stats, totalXp: stats.totalXp + effects.length + (answeredOn === today ? 0 : 10) };
};

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-05-14T00:00:00Z') }));
afterEach(() => {
  waitingRequests.set([]);
  confirmedRequests.set([]);
  vi.useRealTimers();
});

async function open() {
  const client = createQueryClient();
  const answeredAt = Date.now();
  putAnswer(client, '/api/auth/user', { answer: aGolfer(), answeredAt });
  putAnswer(client, '/api/user/stats', { answer: statsInWeekFive, answeredAt });
  const load = vi.fn(async () => rulesWith(predict));
  await applyPredictions(client, load);
  const query = client.getQueryCache().find({ queryKey: statsKey });
  if (!query) throw new Error('The stats are not in the cache');
  return {
    client,
    load,
    moreXp: () => (client.getQueryData<Stats>(statsKey)?.totalXp ?? 0) - statsInWeekFive.totalXp,
    answer: () => answerOf(query),
  };
}

/** Runs what was scheduled for right after the current code. */
const settle = () => vi.advanceTimersByTimeAsync(0);

test('the rules of predictions are not loaded when nothing waits and all reads are from today', async () => {
  const { load, moreXp } = await open();
  expect(load).not.toHaveBeenCalled();
  expect(moreXp()).toBe(0);
});

test('a waiting change is shown over the server’s response, which stays unchanged', async () => {
  const { moreXp, answer } = await open();
  waitingRequests.set([practice]);
  await settle();
  expect(moreXp()).toBe(1);
  expect(answer()).toEqual(statsInWeekFive);
  waitingRequests.set([]);
  await settle();
  expect(moreXp()).toBe(0);
});

test('a rejected change or a change of another golfer has no effect', async () => {
  const { moreXp } = await open();
  const refusal = { status: 409, code: 'session_skipped', message: null };
  waitingRequests.set([
    { ...practice, refusal },
    { ...practice, golferId: 'golfer-2' },
  ]);
  await settle();
  expect(moreXp()).toBe(0);
});

test('a newer response is shown together with the waiting changes', async () => {
  const { client, moreXp, answer } = await open();
  waitingRequests.set([practice]);
  await settle();
  const newer = { ...statsInWeekFive, totalXp: statsInWeekFive.totalXp + 100 };
  client.setQueryData(statsKey, newer);
  await settle();
  expect(moreXp()).toBe(101);
  expect(answer()).toEqual(newer);
});

test('a sent change stays visible until its read is repeated', async () => {
  const { client, moreXp } = await open();
  waitingRequests.set([practice]);
  await settle();
  const { promise, resolve } = Promise.withResolvers<Stats>();
  const read = client.fetchQuery({ queryKey: statsKey, queryFn: () => promise, staleTime: 0 });
  waitingRequests.set([]);
  await settle();
  expect(moreXp()).toBe(1);
  resolve({ ...statsInWeekFive, totalXp: statsInWeekFive.totalXp + 30 });
  await read;
  await settle();
  expect(moreXp()).toBe(30);
});

test('an answer that equals what is shown already is kept', async () => {
  const { client, moreXp, answer } = await open();
  waitingRequests.set([practice]);
  await settle();
  const { promise, resolve } = Promise.withResolvers<Stats>();
  const read = client.fetchQuery({ queryKey: statsKey, queryFn: () => promise, staleTime: 0 });
  waitingRequests.set([]);
  const newer = { ...statsInWeekFive, totalXp: statsInWeekFive.totalXp + 1 };
  resolve(newer);
  await read;
  await settle();
  expect(moreXp()).toBe(1);
  expect(answer()).toEqual(newer);
});

test('a sent change is no longer shown when its read fails', async () => {
  const { client, moreXp } = await open();
  waitingRequests.set([practice]);
  await settle();
  const { promise, reject } = Promise.withResolvers<Stats>();
  const read = client.fetchQuery({ queryKey: statsKey, queryFn: () => promise, staleTime: 0 });
  waitingRequests.set([]);
  reject(new OfflineError('No answer from the server'));
  await expect(read).rejects.toThrow('No answer');
  await settle();
  expect(moreXp()).toBe(0);
});

/** Sends the waiting change while reads were answered at the same time as before. */
async function confirm() {
  await vi.advanceTimersByTimeAsync(1000);
  confirmedRequests.set([{ ...practice, confirmedAt: Date.now() }]);
  waitingRequests.set([]);
  await settle();
}

test('a confirmed change stays visible when its read fails, until that is answered', async () => {
  const { client, moreXp } = await open();
  waitingRequests.set([practice]);
  await settle();
  const { promise, reject } = Promise.withResolvers<Stats>();
  const read = client.fetchQuery({ queryKey: statsKey, queryFn: () => promise, staleTime: 0 });
  await confirm();
  reject(new OfflineError('No answer from the server'));
  await expect(read).rejects.toThrow('No answer');
  await settle();
  expect(moreXp()).toBe(1);
  const queryFn = async () => ({ ...statsInWeekFive, totalXp: statsInWeekFive.totalXp + 30 });
  await client.fetchQuery({ queryKey: statsKey, queryFn, staleTime: 0 });
  await settle();
  expect(moreXp()).toBe(30);
});

test('a confirmed change is shown at the start over reads that were answered before it', async () => {
  await vi.advanceTimersByTimeAsync(1000);
  confirmedRequests.set([{ ...practice, confirmedAt: Date.now() }]);
  const later = await open();
  expect([later.moreXp(), later.load.mock.calls.length]).toEqual([0, 0]);
  await vi.advanceTimersByTimeAsync(1000);
  confirmedRequests.set([{ ...practice, confirmedAt: Date.now() + 1000 }]);
  expect((await open()).moreXp()).toBe(1);
});

test.each([
  ['with a network the first screen comes after a second', true, 1000],
  ['without one it waits until it is right', false, 6000],
])('the rules of predictions may load slowly: %s', async (_, onLine, shownAfterMs) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  waitingRequests.set([practice]);
  const client = createQueryClient();
  const answeredAt = Date.now();
  putAnswer(client, '/api/auth/user', { answer: aGolfer(), answeredAt });
  putAnswer(client, '/api/user/stats', { answer: statsInWeekFive, answeredAt });
  const loaded = new Promise((resolve) => setTimeout(resolve, 6000));
  let isShown = false;
  void applyPredictions(client, () => loaded.then(() => rulesWith(predict))).then(() => {
    isShown = true;
  });
  await vi.advanceTimersByTimeAsync(shownAfterMs - 10);
  expect(isShown).toBe(false);
  await vi.advanceTimersByTimeAsync(20);
  expect(isShown).toBe(true);
});

test('reads change for the next day at midnight, with or without a network', async () => {
  const { moreXp } = await open();
  // It is noon in Auckland; the next day begins in twelve hours.
  await vi.advanceTimersByTimeAsync(12 * 60 * 60 * 1000 + 60_000);
  expect(moreXp()).toBe(10);
});

test('outdated reads that no screen shows are removed', async () => {
  const client = createQueryClient();
  client.setQueryData(userQuery.queryKey, aGolfer());
  client.setQueryData(statsKey, statsInWeekFive, { updatedAt: Date.parse('2026-05-12T00:00:00Z') });
  await applyPredictions(client, async () =>
    rulesWith((read, answer) => (read === 'stats' ? null : answer)),
  );
  expect(client.getQueryData(statsKey)).toBeUndefined();
});

test('a prediction that fails is reported once, and the screen shows the server’s answer', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const client = createQueryClient();
  const answeredAt = Date.now();
  putAnswer(client, '/api/auth/user', { answer: aGolfer(), answeredAt });
  putAnswer(client, '/api/user/stats', { answer: statsInWeekFive, answeredAt });
  const broken = new Error('No such hole');
  let isBroken = false;
  await applyPredictions(client, async () =>
    rulesWith((read, answer, context) => {
      if (isBroken && read === 'stats') throw broken;
      return predict(read, answer, context);
    }),
  );
  const shownXp = () => client.getQueryData<Stats>(statsKey)?.totalXp;
  waitingRequests.set([practice]);
  await settle();
  expect([shownXp(), report.mock.calls]).toEqual([statsInWeekFive.totalXp + 1, []]);
  isBroken = true;
  waitingRequests.set([practice, { ...practice, key: 'request-2', order: 2 }]);
  await settle();
  expect([shownXp(), report.mock.calls]).toEqual([statsInWeekFive.totalXp, [[broken]]]);
  // The next answer finds the same error.
  client.setQueryData(statsKey, { ...statsInWeekFive, totalXp: 7 });
  await settle();
  expect([shownXp(), report.mock.calls]).toEqual([7, [[broken]]]);
});
