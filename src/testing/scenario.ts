import type { Achievement } from '#contract/achievements-schemas.ts';
import type { Stats } from '#contract/progress-schemas.ts';
import type { Enrollment, ScheduledSession, SessionDetails } from '#contract/training-schemas.ts';
import type { Golfer, Reply } from './app.ts';

/** Returns the response body; throws unless the request succeeds. */
export async function ok<Body>(reply: Promise<Reply>): Promise<Body> {
  const { status, body } = await reply;
  if (status !== 200 && status !== 201)
    throw new Error(`Expected success, got ${status}: ${JSON.stringify(body)}`);
  return body as Body;
}

/** Enrolls in Break 100 on Mondays, Thursdays, and Saturdays, three sessions a week, from this date. */
export const followsBreak100 = (golfer: Golfer, startDate = '2026-05-14') =>
  ok<Enrollment>(
    golfer.send('POST', '/api/user/enroll', {
      programId: 'break-100',
      preferences: { sessionsPerWeek: 3, availableDays: [1, 4, 6], startDate },
    }),
  );

export const sessionsOf = (golfer: Golfer) =>
  ok<ScheduledSession[]>(golfer.get('/api/user/scheduled-sessions/current-program'));

/** The session on this date in the active plan. */
export async function sessionOn(golfer: Golfer, date: string): Promise<ScheduledSession> {
  const session = (await sessionsOf(golfer)).find((one) => one.scheduledDate === date);
  if (session === undefined) throw new Error(`No session on ${date}`);
  return session;
}

/** The request body that completes a session: everything done, five stars. */
export async function completionOf(golfer: Golfer, session: ScheduledSession) {
  const details = await ok<SessionDetails>(
    golfer.get(`/api/user/scheduled-session-details/${session.id}`),
  );
  return {
    scheduledSessionId: session.id,
    sessionId: session.sessionId,
    completedExercises: details.session.exercises.map((exercise) => exercise.id),
    rating: 5,
    duration: 40,
  };
}

export const completes = async (golfer: Golfer, session: ScheduledSession) =>
  golfer.send('POST', '/api/user/complete-session', await completionOf(golfer, session));

/** The stats without the XP for achievements, which have their own tests. */
export async function statsOfTraining(golfer: Golfer): Promise<Stats> {
  const [stats, achievements] = await Promise.all([
    ok<Stats>(golfer.get('/api/user/stats')),
    ok<Achievement[]>(golfer.get('/api/user/achievements')),
  ]);
  const unlocked = achievements.filter(({ isUnlocked }) => isUnlocked);
  const rewards = unlocked.reduce((xp, { xpReward }) => xp + xpReward, 0);
  return { ...stats, totalXp: stats.totalXp - rewards };
}
