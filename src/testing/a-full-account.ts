import type { User } from '#contract/accounts.ts';
import type { FittingDrills } from '#contract/drill-swaps.ts';
import { emailChanges } from '#server/platform/auth/tables.ts';
import { aPicture } from './a-picture.ts';
import { makesAccessToken } from './access-tokens.ts';
import { aGolfer, type Golfer, type TestApp } from './app.ts';
import { answers, challenges, challengesOf, scores } from './challenges.ts';
import { makesCoachLink } from './coach.ts';
import { itemsOf, say, toggleKudos } from './feed.ts';
import { idOf } from './friends.ts';
import { turnsCodesOn } from './one-time-codes.ts';
import { storesPasskey } from './passkeys.ts';
import { completionOf, followsBreak100, ok, sessionsOf } from './scenario.ts';

/** A word in every text of a full account, used to search for its data. */
export const marker = 'Marram';

/** The base point of P-256, a well-known public key. */
const p256dhKey =
  'BGsX0fLhLEJH+Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT+NC4v4af5uO5+tKfA+eFivOM1drMV7Oy7ZAaDe/UfU=';

/** A golfer with rows in every table that can hold a golfer's data, created through the API. */
export async function aFullAccount(server: TestApp, email: string): Promise<Golfer> {
  const golfer = await aGolfer(server, { email });
  const send = (method: 'POST' | 'PUT', path: string, body: object) =>
    golfer.send(method, path, body);
  await ok(
    send('PUT', '/api/user/profile', {
      firstName: `${marker} First`,
      lastName: `${marker} Last`,
      currentHandicap: 18.4,
      goalHandicap: 12,
    }),
  );
  const form = new FormData();
  const picture = Uint8Array.from(await aPicture('png'));
  form.append('avatar', new Blob([picture], { type: 'image/png' }), 'me');
  await ok(golfer.send('POST', '/api/user/avatar', form));
  await followsBreak100(golfer);
  const [first, next] = await sessionsOf(golfer);
  if (first === undefined || next === undefined) throw new Error('no sessions');
  const balls = [...Array(10).fill(2), ...Array(5).fill(3), ...Array(5).fill(0)];
  balls.push(...Array(7).fill(2), 0, 0, 0);
  const scores = [{ exerciseId: 'short-game-test', score: 49, cells: [20, 15, 14], balls }];
  const completion = { ...(await completionOf(golfer, first)), scores, notes: `=${marker}()` };
  await ok(send('POST', '/api/user/complete-session', completion));
  await ok(send('POST', `/api/user/reminders/${next.id}/later`, {}));
  const begun = { sentAt: 2, startedAt: 1, note: { text: `${marker} note`, changedAt: 1 } };
  await ok(send('PUT', `/api/user/session-progress/${next.id}`, { ...begun, drills: [] }));
  const { places } = await ok<FittingDrills>(golfer.get(`/api/user/session-swaps/${next.id}`));
  const swaps = places
    .slice(-1)
    .map(({ id }) => ({ sessionExerciseId: id, exerciseId: null, minutes: 0 }));
  await ok(send('PUT', `/api/user/session-swaps/${next.id}`, { swaps }));
  const pause = { from: '2026-05-20', to: '2026-05-27', reason: 'holiday' };
  await ok(send('POST', '/api/user/pause-plan', pause));
  await addLogged(send);
  await addSocial(server, golfer, first.id);
  const privacy = { showProgressToFriends: false, showHandicapPublicly: true };
  const others = { allowFriendRequests: false, showInLeaderboards: true };
  await ok(send('PUT', '/api/social/privacy', { ...privacy, ...others }));
  await ok(send('POST', '/api/user/notification-preferences', { weeklySummary: true }));
  await ok(golfer.get('/api/user/calendar/subscription-url'));
  await makesAccessToken(golfer, { name: `${marker} token` });
  const { token } = await makesCoachLink(golfer, { name: `${marker} coach` });
  const note = `/api/coach/${token}/sessions/${first.id}/note`;
  await ok(send('PUT', note, { note: `${marker} note` }));
  const endpoint = `https://push.example.com/${marker}/${email}`;
  const device = { endpoint, p256dhKey, authKey: 'AAECAwQFBgcICQoLDA0ODw==' };
  await ok(send('POST', '/api/push/subscribe', device));
  await send('POST', '/api/auth/request-password-reset', { email });
  // Inserted directly: without mail, an email change takes effect at once and is never pending.
  const { id: userId } = await ok<User>(golfer.get('/api/auth/user'));
  const waiting = { email: `new-${email}`, tokenHash: `hash-${email}`, expiresAt: new Date() };
  await server.db.insert(emailChanges).values({ userId, ...waiting });
  await turnsCodesOn(golfer);
  await storesPasskey(server, userId);
  return golfer;
}

/** Adds a friend who sent a request, a blocked golfer, kudos, a comment, a report, and a challenge each way. */
async function addSocial(server: TestApp, golfer: Golfer, sessionId: string): Promise<void> {
  const [friend, stranger] = [await aGolfer(server), await aGolfer(server)];
  const { send } = golfer;
  await ok(friend.send('POST', '/api/social/friend-request', { addresseeEmail: golfer.email }));
  const [request] = await ok<{ id: string }[]>(golfer.get('/api/social/friend-requests'));
  await ok(send('PUT', `/api/social/friend-request/${request?.id}`, { status: 'accepted' }));
  await ok(send('PUT', `/api/social/block/${await idOf(stranger)}`, {}));
  const [item] = await itemsOf(golfer);
  if (item === undefined) throw new Error('nothing in the feed');
  await ok(toggleKudos(golfer, item.id));
  await ok(say(golfer, item, `${marker} comment`));
  const report = { reason: 'spam', note: `${marker} note` };
  await ok(send('POST', `/api/users/${await idOf(friend)}/report`, report));
  await followsBreak100(friend);
  const theirs = await scores(friend, 10, 'long-lags');
  await ok(challenges(friend, golfer, { sessionId: theirs, exerciseId: 'long-lags' }));
  const [received] = (await challengesOf(golfer)).received;
  await ok(answers(golfer, received?.id ?? '', 9));
  await ok(challenges(golfer, friend, { sessionId, exerciseId: 'short-game-test' }));
}

type Send = (method: 'POST' | 'PUT', path: string, body: object) => ReturnType<Golfer['send']>;

/** Adds a practice, a round, a handicap, and a browser error. */
async function addLogged(send: Send): Promise<void> {
  const sessionDate = '2026-05-14';
  await ok(
    send('POST', '/api/user/free-practice-sessions', {
      title: `${marker} range`,
      duration: 30,
      notes: `-${marker}`,
      sessionDate,
    }),
  );
  await ok(
    send('POST', '/api/user/golf-rounds', {
      name: `${marker} medal`,
      location: `${marker} links`,
      courseName: `${marker} course`,
      holes: 9,
      roundType: 'match',
      scoreType: 'stableford',
      totalScore: 18,
      sessionDate,
      scorecard: Array.from({ length: 9 }, () => ({ par: 4, strokes: 5, putts: 2 })),
    }),
  );
  await ok(send('POST', '/api/user/handicap', { handicap: 18.2, notes: `@${marker}` }));
  await ok(send('POST', '/api/user/handicap-request-completed', {}));
  await send('POST', '/api/logs/client', {
    logs: [
      {
        level: 'error',
        message: `${marker} is undefined`,
        userAgent: 'Mozilla/5.0',
        timestamp: '2026-05-14T00:00:00.000Z',
        url: 'http://localhost:5000/progress',
      },
    ],
  });
}
