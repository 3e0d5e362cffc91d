import type { ChallengeLists, DrillBoard } from '#contract/challenges.ts';
import type { SessionDetails } from '#contract/training-schemas.ts';
import type { Golfer } from './app.ts';
import { idOf } from './friends.ts';
import { completionOf, ok, sessionsOf } from './scenario.ts';

/** A drill of Break 100 in which a higher score is better, from 0 to 24. */
export const clockPutting = 'clock-putting';
/** A drill in which fewer strokes are better, from 9. */
export const upAndDown = 'up-and-down-nine';

/** Completes the golfer's next session that has this drill. Returns the session's id. */
export async function scores(golfer: Golfer, score: number, exerciseId = clockPutting) {
  for (const session of await sessionsOf(golfer)) {
    if (session.status !== 'planned') continue;
    const details = await ok<SessionDetails>(
      golfer.get(`/api/user/scheduled-session-details/${session.id}`),
    );
    if (!details.session.exercises.some((one) => one.exerciseId === exerciseId)) continue;
    const body = { ...(await completionOf(golfer, session)), scores: [{ exerciseId, score }] };
    await ok(golfer.send('POST', '/api/user/complete-session', body));
    return session.id;
  }
  throw new Error(`No session with ${exerciseId}`);
}

export const reopens = (golfer: Golfer, sessionId: string) =>
  ok(golfer.send('DELETE', `/api/user/session-completions/${sessionId}`));

type Sending = { readonly sessionId: string; readonly exerciseId?: string };

/** Challenges a friend with the score of a session. */
export const challenges = async (
  golfer: Golfer,
  friend: Golfer,
  { sessionId: scheduledSessionId, exerciseId = clockPutting }: Sending,
) => {
  const body = { friendId: await idOf(friend), scheduledSessionId, exerciseId };
  return golfer.send('POST', '/api/social/challenges', body);
};

export const challengesOf = (golfer: Golfer) =>
  ok<ChallengeLists>(golfer.get('/api/social/challenges'));

export const answers = (golfer: Golfer, id: string, score: number) =>
  golfer.send('POST', `/api/social/challenges/${id}/answer`, { score });

export const declines = (golfer: Golfer, id: string) =>
  golfer.send('POST', `/api/social/challenges/${id}/decline`);

export const withdraws = (golfer: Golfer, id: string) =>
  golfer.send('DELETE', `/api/social/challenges/${id}`);

export const boardOf = (golfer: Golfer, exerciseId = clockPutting) =>
  ok<DrillBoard>(golfer.get(`/api/social/challenge-boards/${exerciseId}`));
