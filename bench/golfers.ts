import type { SessionExercise } from '#contract/programs.ts';
import type { ScheduledSession } from '#contract/training-schemas.ts';

export type BenchGolfer = { readonly email: string; readonly cookie: string };

type Send = { readonly cookie?: string; readonly body?: object };

async function call(url: string, { cookie, body }: Send = {}): Promise<Response> {
  const answer = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(cookie && { cookie }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** Signs golfers up and enrolls them in Break 100 from today on, as the app would. */
export async function enrollGolfers(url: string, count: number): Promise<BenchGolfer[]> {
  const golfers: BenchGolfer[] = [];
  for (let number = 1; number <= count; number += 1) {
    const email = `golfer-${number}@example.com`;
    const body = { email, password: 'fairway-finder', name: 'Nora Devlin', timeZone: 'UTC' };
    const answer = await call(`${url}/api/auth/sign-up/email`, { body });
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    await call(`${url}/api/user/enroll`, { cookie, body: { programId: 'break-100' } });
    golfers.push({ email, cookie });
  }
  return golfers;
}

export type Completion = { readonly cookie: string; readonly body: string };

/** Prepares one request for each planned session of each golfer, or for each golfer's first `most` sessions. */
export async function completionsOf(
  url: string,
  golfers: readonly BenchGolfer[],
  most = Number.POSITIVE_INFINITY,
): Promise<Completion[]> {
  const completions: Completion[] = [];
  const exercisesOf = new Map<string, string[]>();
  for (const { cookie } of golfers) {
    const plan = await call(`${url}/api/user/scheduled-sessions/current-program`, { cookie });
    const sessions = (await plan.json()) as ScheduledSession[];
    const planned = sessions.filter(({ status }) => status === 'planned');
    for (const session of planned.slice(0, most)) {
      const known = exercisesOf.get(session.sessionId);
      const completedExercises = known ?? (await exerciseIds(url, cookie, session.sessionId));
      exercisesOf.set(session.sessionId, completedExercises);
      const { id: scheduledSessionId, sessionId } = session;
      const body = { scheduledSessionId, sessionId, completedExercises, rating: 5, duration: 40 };
      completions.push({ cookie, body: JSON.stringify(body) });
    }
  }
  return completions;
}

async function exerciseIds(url: string, cookie: string, sessionId: string): Promise<string[]> {
  const answer = await call(`${url}/api/session-exercises/${sessionId}`, { cookie });
  return ((await answer.json()) as SessionExercise[]).map((exercise) => exercise.id);
}
