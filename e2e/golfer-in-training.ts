import type { BrowserContext } from '@playwright/test';
import type { SessionExercise } from '../src/contract/programs.ts';
import { attemptsIn } from '../src/domain/drills/attempts.ts';
import { baseIdOf } from '../src/domain/programs/version-id.ts';
import type { Session } from './ledger.ts';

/** A drill that is counted hit by hit. */
export type Drill = {
  readonly session: Session;
  /** Its position in the session, from 0. */
  readonly at: number;
  /** The exercise id without the program version. */
  readonly id: string;
  readonly attempts: number;
};

export type GolferInTraining = {
  readonly id: string;
  readonly plan: readonly Session[];
  readonly drill: Drill;
};

/**
 * Returns the signed-in golfer, and the first drill of the plan that is counted hit by hit.
 * @throws when the plan has no such drill
 */
export async function golferInTraining(
  { request }: BrowserContext,
  url: string,
): Promise<GolferInTraining> {
  const read = async (path: string) => (await request.get(url + path)).json();
  const { id }: { id: string } = await read('/api/auth/user');
  const plan: Session[] = await read('/api/user/scheduled-sessions/current-program');
  for (const session of plan) {
    const exercises: SessionExercise[] = await read(`/api/session-exercises/${session.sessionId}`);
    const at = exercises.findIndex(({ scoring }) => scoring?.shape?.kind === 'hits');
    const exercise = exercises[at];
    if (!exercise?.scoring) continue;
    const attempts = attemptsIn(exercise.scoring) ?? 0;
    return { id, plan, drill: { session, at, id: baseIdOf(exercise.id), attempts } };
  }
  throw new Error('No session has a drill that is counted hit by hit.');
}
