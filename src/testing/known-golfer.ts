import { sql } from 'drizzle-orm';
import type { Comment, FeedPage } from '#contract/feed.ts';
import { logbook } from '#contract/logbook.ts';
import type { Notification } from '#contract/notifications.ts';
import { aDraftExercise, aDraftPlan, aDraftSession, aDraftWeek } from './a-draft.ts';
import { makesAccessToken } from './access-tokens.ts';
import { aGolfer, type Golfer, type TestApp } from './app.ts';
import { badInput } from './bad-input/all.ts';
import type { Cases, Known } from './bad-input/cases.ts';
import { makesCoachLink } from './coach.ts';
import { idOf, storeFriendship } from './friends.ts';
import { storesPasskey } from './passkeys.ts';
import { completionOf, followsBreak100, ok, sessionsOf } from './scenario.ts';

/** A golfer who has sent each golfer a friend request, and one who is each one's friend, with a session. */
type Others = {
  readonly requesterId: string;
  readonly friendId: string;
  readonly friendsSessionId: string;
};

/** Returns the function that fills a golfer's account with everything that the cases of the endpoints refer to. */
export async function knownGolfers(server: TestApp): Promise<(golfer: Golfer) => Promise<Known>> {
  const friend = await aGolfer(server);
  await followsBreak100(friend);
  const others = {
    requesterId: await idOf(await aGolfer(server)),
    friendId: await idOf(friend),
    friendsSessionId: (await sessionsOf(friend))[0]?.id ?? '',
  };
  return (golfer) => knownOf(server, others, golfer);
}

/** Enrolls a golfer in a program, completes the first session, and stores everything that the cases refer to. */
async function knownOf(server: TestApp, others: Others, golfer: Golfer): Promise<Known> {
  const { id: enrollmentId } = await followsBreak100(golfer);
  const [done, next] = await sessionsOf(golfer);
  if (done === undefined || next === undefined) throw new Error('no sessions');
  const scores = [{ exerciseId: 'short-game-test', score: 20 }];
  const body = { ...(await completionOf(golfer, done)), scores };
  await ok(golfer.send('POST', '/api/user/complete-session', body));
  const { scheduledSessionId, sessionId, completedExercises } = await completionOf(golfer, next);
  const planned = { scheduledSessionId, sessionId, completedExercises };
  const [told] = await ok<Notification[]>(golfer.get('/api/user/notifications'));
  if (told === undefined) throw new Error('no notifications');
  const { email } = golfer;
  const known = { email, enrollmentId, planned, completedId: done.id, notificationId: told.id };
  const addresseeId = await idOf(golfer);
  const { requesterId, friendId, friendsSessionId } = others;
  const request = { requesterId, addresseeId, status: 'pending' } as const;
  const friendRequestId = await storeFriendship(server, request);
  await storeFriendship(server, { requesterId: friendId, addresseeId, status: 'accepted' });
  const commented = await commentOf(server, golfer);
  const { id: coachLinkId, token: coachToken } = await makesCoachLink(golfer);
  const { id: revokedCoachLinkId } = await makesCoachLink(golfer);
  await ok(golfer.send('DELETE', `/api/user/coach-links/${revokedCoachLinkId}`));
  const { id: accessTokenId } = await makesAccessToken(golfer);
  const challenged = await challengesOf(server, {
    golferId: addresseeId,
    friendId,
    friendsSessionId,
    sessionId: done.id,
  });
  const friends = { friendRequestId, requesterId, friendId, ...commented, ...challenged };
  const broadcastId = await storedBroadcast(server);
  const draft = await storedDraft(server);
  const made = await storedExercise(server);
  const logged = await loggedBy(golfer);
  return {
    ...known,
    ...friends,
    coachLinkId,
    coachToken,
    revokedCoachLinkId,
    accessTokenId,
    passkeyId: await storesPasskey(server, addresseeId),
    broadcastId,
    draft,
    ...made,
    ...logged,
  };
}

/** Logs the practice and the round of the cases that log them. */
async function loggedBy(golfer: Golfer) {
  const log = async (path: string, { good }: Cases) => {
    // What is logged refers to nothing else.
    const { body } = good({} as Known);
    return (await ok<{ id: string }>(golfer.send('POST', path, body))).id;
  };
  const { addPractice, addRound } = badInput.logbook;
  return {
    practiceId: await log(logbook.addPractice.path, addPractice),
    roundId: await log(logbook.addRound.path, addRound),
  };
}

/** Stores a program with one exercise, which can be replaced by another. */
async function storedDraft({ db }: TestApp) {
  const [programId, weekId, sessionId, exerciseId] = Array.from({ length: 4 }, () =>
    crypto.randomUUID(),
  ) as [string, string, string, string];
  const exercises = [aDraftExercise({ id: exerciseId })];
  const sessions = [aDraftSession({ id: sessionId, exercises })];
  const plan = aDraftPlan({ weeks: [aDraftWeek({ id: weekId, sessions })] });
  await db.execute(sql`
    insert into programs
      (id, position, name, description, difficulty, target_handicap, is_active, version)
    values (${programId}, 9, 'Draft', '', 'beginner', 20, false, 0)`);
  await db.execute(sql`
    insert into program_drafts (program_id, plan)
    values (${programId}, ${JSON.stringify(plan)}::jsonb)`);
  return { programId, weekId, sessionId, exerciseId };
}

/** Stores a received and a sent challenge, in drills that the golfer has no score in. */
async function challengesOf(
  { db }: TestApp,
  at: { golferId: string; friendId: string; friendsSessionId: string; sessionId: string },
) {
  const [receivedChallengeId, sentChallengeId] = [crypto.randomUUID(), crypto.randomUUID()];
  await db.execute(sql`
    insert into challenges
      (id, challenger_id, friend_id, exercise_id, scheduled_session_id, score, sent_at, expires_at)
    values
      (${receivedChallengeId}, ${at.friendId}, ${at.golferId}, 'clock-putting', ${at.friendsSessionId}, 7,
        '2026-05-13', '2026-05-27'),
      (${sentChallengeId}, ${at.golferId}, ${at.friendId}, 'lag-circle', ${at.sessionId}, 7,
        '2026-05-13', '2026-05-27')`);
  return { receivedChallengeId, sentChallengeId };
}

/** Stores a broadcast that is already delivered, so that no job changes it. */
async function storedBroadcast({ db }: TestApp) {
  const id = crypto.randomUUID();
  await db.execute(sql`
    insert into broadcasts (id, title, message, target_audience, created_at, golfers, is_complete)
    values (${id}, 'Greens', 'They are fast.', 'all_users', '2026-05-13', 0, true)`);
  return id;
}

/** Stores an exercise with an upload of 1,000 bytes of which nothing has arrived yet. */
async function storedExercise({ db }: TestApp) {
  const [id, uploadId] = [crypto.randomUUID(), crypto.randomUUID()];
  await db.execute(sql`insert into exercises (id, name, type, duration)
    values (${id}, 'Gate', 'putting', 10)`);
  await db.execute(sql`insert into video_uploads (id, exercise_id, size, updated_at)
    values (${uploadId}, ${id}, 1000, '2026-05-14T00:00:00Z')`);
  return { exercise: { id }, uploadId };
}

/** Comments on the newest feed item, and reports the comment to the administrators. */
async function commentOf({ db }: TestApp, golfer: Golfer) {
  const { items } = await ok<FeedPage>(golfer.get('/api/social/feed'));
  const activityId = items[0]?.id ?? '';
  const comments = `/api/social/activities/${activityId}/comments`;
  const { id: commentId } = await ok<Comment>(golfer.send('POST', comments, { content: 'Yes' }));
  const report = `/api/social/comments/${commentId}/report`;
  await ok(golfer.send('POST', report, { reason: 'other', note: commentId }));
  const { rows } = await db.execute<{ id: string }>(
    sql`select id::text as id from feed_reports where note = ${commentId}`,
  );
  return { activityId, commentId, reportId: rows[0]?.id ?? '' };
}
