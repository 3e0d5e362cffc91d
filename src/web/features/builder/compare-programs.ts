import type { BuilderProgram } from '#contract/builder-schemas.ts';
import {
  type ComparedProgram,
  comparePrograms,
  type PartDifference,
} from '#domain/offers/compare-plans.ts';

/** A program of the builder, or of the list without its weeks. */
export type ShownProgram = Omit<BuilderProgram, 'planRevision' | 'lastDeleted'>;

/** Returns what somebody else has changed in a program between two readings. */
export const differencesOf = (before: ShownProgram, now: ShownProgram): readonly PartDifference[] =>
  comparePrograms(compared(before), compared(now));

function compared(program: ShownProgram): ComparedProgram {
  const { id, weeks, durationWeeks, sessionsPerWeek, minutesPerSession } = program;
  const { name, description, difficulty, targetHandicap, fromHandicap, color, isActive } = program;
  const facts = { name, description, difficulty, targetHandicap, fromHandicap, color };
  const places = weeks.flatMap(({ sessions }) => sessions.flatMap(({ exercises }) => exercises));
  const names = new Map(places.map(({ exerciseId, name }) => [exerciseId, name]));
  return {
    id,
    facts: { ...facts, isActive: isActive ? 1 : 0 },
    plan: { durationWeeks, sessionsPerWeek, minutesPerSession, weeks },
    exerciseName: (exerciseId) => names.get(exerciseId) ?? '',
  };
}

/** Returns the present revision of a program or of one of its parts; undefined if it does not exist. */
export function revisionIn(program: ShownProgram, id: string): string | undefined {
  const sessions = program.weeks.flatMap((week) => week.sessions);
  const exercises = sessions.flatMap((session) => session.exercises);
  const parts = [program, ...program.weeks, ...sessions, ...exercises];
  return parts.find((part) => part.id === id)?.revision;
}
