import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Comment } from '#contract/feed.ts';
import { aGolfer } from '#testing/app.ts';
import { befriend, say, setPrivacy, starts, toldOf } from '#testing/feed.ts';
import { longWait } from '#testing/long-wait.ts';
import {
  makeDue,
  received,
  startPushApp,
  subscribes,
  waitingPush,
  waitingPushes,
} from '#testing/push/push-app.ts';
import { status } from '#testing/push/push-service.ts';
import { ok } from '#testing/scenario.ts';

describe('pushes about hidden items', () => {
  let running: Awaited<ReturnType<typeof startPushApp>>;
  beforeAll(async () => {
    running = await startPushApp('server');
  });
  afterAll(() => running.close());

  test('a waiting push is not sent once the item it is about is hidden', async () => {
    const { server, service } = running;
    server.setNow('2026-05-14T00:00:00Z');
    const [ana, ben, cleo] = [await aGolfer(server), await aGolfer(server), await aGolfer(server)];
    for (const friend of [ben, cleo]) await befriend(server, ana, friend);
    const { id } = await starts(ana);
    const { id: to } = await ok<Comment>(say(ben, { id }, 'Well done'));
    const phone = await subscribes(ben, service.origin);
    service.answerNext(status(503));
    await ok(say(cleo, { id, to }, 'Indeed'));
    const [first] = await received(service, phone);
    expect(first?.message).toMatchObject({
      type: 'activity_comment',
      title: 'Nora Devlin replied to you',
      renotify: true,
      tag: `activity_comment-${id}`,
    });
    const waiting = await waitingPush(server, ben, 2);
    await setPrivacy(ana, { showProgressToFriends: false });
    expect(await toldOf(ben, 'activity_comment')).toEqual([]);
    await makeDue(server, waiting);
    const none = async () => expect(await waitingPushes(server, ben)).toEqual([]);
    await vi.waitFor(none, longWait);
    expect(await received(service, phone)).toHaveLength(1);
  });
});
