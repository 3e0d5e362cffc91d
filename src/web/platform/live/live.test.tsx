import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { achievements } from '#contract/achievements.ts';
import { anAchievement } from '#testing/an-achievement.ts';
import { noEffects } from '#testing/effects.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, celebratedNames } from '#testing/web.tsx';
import { query } from '../api/query.ts';
import { tabId } from '../api/tab-id.ts';
import { userQuery } from '../session/user.ts';
import { dismissToast, shownToast, toast } from '../toast/toast.ts';
import { followAccount } from './follow-account.ts';
import { socketState } from './socket-state.ts';

const server = stubServer();

/** The parts of `WebSocket` that the app uses; the test plays the server. */
class TestSocket extends EventTarget {
  static all: TestSocket[] = [];
  static get last(): TestSocket {
    const last = TestSocket.all.at(-1);
    if (!last) throw new Error('No socket');
    return last;
  }
  readonly sent: unknown[] = [];
  readonly url: string;
  isClosed = false;
  constructor(url: string) {
    super();
    this.url = url;
    TestSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.isClosed = true;
  }
  accept(lastId = 0) {
    this.dispatchEvent(new Event('open'));
    this.tell({ type: 'auth_success', lastId });
  }
  tell(message: unknown) {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  drop(code: number) {
    this.dispatchEvent(new CloseEvent('close', { code }));
  }
}

const golfer = aGolfer();
const reads = ['/api/user/dashboard', '/api/programs'] as const;
let client: QueryClient;
let stop: () => void;

const isOutOfDate = (url: string) => client.getQueryState([url])?.isInvalidated;
const changed = (more: object = {}) => ({
  type: 'changed',
  refresh: ['/api/user/dashboard'],
  effects: noEffects,
  ...more,
});
const shown = () => vi.advanceTimersByTimeAsync(100);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', TestSocket);
  TestSocket.all = [];
  client = new QueryClient();
  for (const url of reads) client.setQueryData([url], {});
  client.setQueryData(userQuery.queryKey, golfer);
  stop = followAccount(client, () => import('./listen.ts'));
  await vi.waitFor(() => TestSocket.last);
});
afterEach(() => {
  stop();
  dismissToast();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a signed-in golfer has a socket until signing out', async () => {
  expect(TestSocket.last.url).toBe('ws://localhost:3000/ws');
  TestSocket.last.accept();
  expect(TestSocket.last.sent).toEqual([
    { type: 'auth', userId: golfer.id, tab: tabId, openForMs: expect.any(Number) },
  ]);
  expect(socketState.get()).toBe('open');
  client.setQueryData(userQuery.queryKey, null);
  expect(TestSocket.last.isClosed).toBe(true);
  expect(socketState.get()).toBe('closed');
  await vi.advanceTimersByTimeAsync(200_000);
  expect(TestSocket.all).toHaveLength(1);
});

test('changes from another device are read again and celebrated once', async () => {
  TestSocket.last.accept();
  const unlockedAchievements = [anAchievement({ id: 'early-bird', name: 'Early bird' })];
  const news = changed({ effects: { ...noEffects, unlockedAchievements } });
  TestSocket.last.tell({ id: 1, ...news });
  await shown();
  expect(reads.map(isOutOfDate)).toEqual([true, false]);
  expect(celebratedNames()).toEqual(['Early bird']);
  TestSocket.last.tell({ id: 2, ...news });
  await shown();
  expect(celebratedNames()).toEqual([]);
});

test('a notification shows a toast, and a celebration sound also celebrates its achievement', async () => {
  const unlocked = anAchievement({ id: 'night-owl', name: 'Night owl', isUnlocked: true });
  server.answers(achievements.list, [unlocked]);
  TestSocket.last.accept();
  const data = { celebrationSound: 'fanfare', achievementId: 'night-owl' };
  const notification = { title: 'Night owl', message: 'Unlocked', type: 'achievement', data };
  TestSocket.last.tell({ id: 1, type: 'notification', notification });
  await shown();
  expect(shownToast.get()).toMatchObject({ title: 'Night owl', description: 'Unlocked' });
  await vi.waitFor(() => expect(celebratedNames()).toEqual(['Night owl']));
});

test('a notification waits for the toast on screen, and the newest one is shown', async () => {
  TestSocket.last.accept();
  toast({ title: 'Broadcast Created' });
  for (const [id, title] of ['Tom likes your session', 'Rain on Saturday'].entries()) {
    const notification = { title, message: '', type: 'admin_broadcast', data: null };
    TestSocket.last.tell({ id: id + 1, type: 'notification', notification });
    await shown();
  }
  expect(shownToast.get()).toMatchObject({ title: 'Broadcast Created', open: true });
  dismissToast();
  expect(shownToast.get()).toMatchObject({ title: 'Rain on Saturday', open: true });
});

test('a celebration sound without an achievement celebrates the newest one', async () => {
  const newest = anAchievement({ id: 'sand-wizard', name: 'Sand wizard', isUnlocked: true });
  server.answers(achievements.list, [newest, anAchievement({ id: 'older', isUnlocked: true })]);
  TestSocket.last.accept();
  const data = { celebrationSound: 'fanfare' };
  const notification = { title: 'Well done', message: 'Unlocked', type: 'achievement', data };
  TestSocket.last.tell({ id: 1, type: 'notification', notification });
  await shown();
  await vi.waitFor(() => expect(celebratedNames()).toEqual(['Sand wizard']));
});

test('an achievement that this tab has celebrated is neither fetched nor celebrated again', async () => {
  const unlocked = anAchievement({ id: 'iron-will', name: 'Iron will', isUnlocked: true });
  TestSocket.last.accept();
  TestSocket.last.tell({
    id: 1,
    ...changed({ effects: { ...noEffects, unlockedAchievements: [unlocked] } }),
  });
  const data = { celebrationSound: 'fanfare', achievementId: 'iron-will' };
  const notification = { title: 'Iron will', message: 'Unlocked', type: 'achievement', data };
  TestSocket.last.tell({ id: 2, type: 'notification', notification });
  await shown();
  expect(celebratedNames()).toEqual(['Iron will']);
  expect(client.getQueryState(query(achievements.list).queryKey)).toBeUndefined();
});

test('a lost socket reconnects with growing delays and requests missed messages', async () => {
  TestSocket.last.accept(4);
  TestSocket.last.tell({ id: 5, ...changed() });
  const waits: number[] = [];
  for (let failure = 0; failure < 9; failure += 1) {
    const before = TestSocket.all.length;
    TestSocket.last.drop(1006);
    const since = Date.now();
    while (TestSocket.all.length === before) await vi.advanceTimersByTimeAsync(50);
    waits.push(Date.now() - since);
  }
  expect(waits[0]).toBeLessThanOrEqual(1050);
  expect(waits[3]).toBeGreaterThanOrEqual(4000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(60_050);
  TestSocket.last.accept(5);
  expect(TestSocket.last.sent).toMatchObject([{ lastId: 5 }]);
});

test('an offline socket reconnects when the network returns', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  TestSocket.last.drop(1006);
  await vi.advanceTimersByTimeAsync(200_000);
  expect(TestSocket.all).toHaveLength(1);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(TestSocket.all).toHaveLength(2);
});

test('a tab whose session was ended elsewhere reads again, which leads to sign-in', async () => {
  TestSocket.last.accept();
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  TestSocket.last.drop(4001);
  expect(invalidate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(invalidate).toHaveBeenCalled();
});

test.each([
  ['the session has ended', 4001],
  ['the server takes it for another golfer', 1008],
])('the socket does not reconnect when %s', async (_why, code) => {
  TestSocket.last.accept();
  TestSocket.last.drop(code);
  await vi.advanceTimersByTimeAsync(200_000);
  expect(TestSocket.all).toHaveLength(1);
});

const setHidden = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('a hidden tab keeps its socket and reads once when it becomes visible', async () => {
  TestSocket.last.accept();
  setHidden(true);
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  for (let id = 1; id <= 30; id += 1) TestSocket.last.tell({ id, ...changed() });
  await shown();
  expect(isOutOfDate(reads[0])).toBe(false);
  setHidden(false);
  await shown();
  expect(isOutOfDate(reads[0])).toBe(true);
  expect(invalidate).toHaveBeenCalledOnce();
  expect(TestSocket.all).toHaveLength(1);
});

test('the socket is replaced once after a long sleep', async () => {
  TestSocket.last.accept(3);
  setHidden(true);
  vi.setSystemTime(Date.now() + 3_600_000);
  setHidden(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(TestSocket.all.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  TestSocket.last.accept(3);
  expect(TestSocket.last.sent).toMatchObject([{ lastId: 3 }]);
});

test('unreadable messages are logged, and message types of a newer version are ignored', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  TestSocket.last.accept();
  TestSocket.last.tell('no JSON');
  TestSocket.last.tell({ type: 'notification', notification: 'greens closed' });
  expect(logged).toHaveBeenCalledTimes(2);
  TestSocket.last.tell({ type: 'tee_time', at: '07:30' });
  TestSocket.last.tell({ id: 9, ...changed() });
  await shown();
  expect(logged).toHaveBeenCalledTimes(2);
  expect(isOutOfDate(reads[0])).toBe(true);
});
