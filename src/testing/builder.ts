import type { BuilderProgram, Edited } from '#contract/builder-schemas.ts';
import type { Golfer } from './app.ts';
import { ok } from './scenario.ts';

export const newProgram = {
  name: 'Break 80',
  targetHandicap: '8.0',
  durationWeeks: 1,
  sessionsPerWeek: 1,
  minutesPerSession: 20,
};

export const begins = (admin: Golfer, body: object = {}) =>
  ok<BuilderProgram>(admin.send('POST', '/api/programs', { ...newProgram, ...body }));

export const builds = (admin: Golfer, id: string) =>
  ok<BuilderProgram>(admin.get(`/api/admin/programs/${id}`));

export const publishes = (admin: Golfer, id: string) =>
  ok<BuilderProgram>(admin.send('POST', `/api/programs/${id}/publish`));

/** Adds a part to a program. */
export const adds = (
  admin: Golfer,
  kind: 'program-weeks' | 'program-sessions' | 'session-exercises',
  body: object,
) => ok<Edited>(admin.send('POST', `/api/${kind}`, body));

/** Creates a program with a week, a session on Monday, and an exercise in it. */
export async function beginsWithAPlan(admin: Golfer, body: object = {}) {
  const { id: programId } = await begins(admin, body);
  const week = { programId, title: 'Tests', focus: 'putting' };
  const { id: weekId } = await adds(admin, 'program-weeks', week);
  const session = { programWeekId: weekId, dayNumber: 1, title: 'Putts', totalDuration: 20 };
  const { id: sessionId } = await adds(admin, 'program-sessions', session);
  const exercise = { sessionId, exerciseId: 'first-rolls' };
  const { id: exerciseId, program } = await adds(admin, 'session-exercises', exercise);
  return { programId, weekId, sessionId, exerciseId, program };
}
