import { createHash } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { drills } from '#content/exercises/all.ts';
import { programs as shippedPrograms } from '#content/programs/all.ts';
import type { Drill } from '#domain/drills/drill.ts';
import { type Db, transaction } from '#server/platform/database/drizzle.ts';
import { upsertById } from '#server/platform/database/upsert.ts';
import {
  contentVersions,
  exercises,
  programSessions,
  programs,
  programWeeks,
  sessionExercises,
} from './tables.ts';

const shipped = 'shipped';

/**
 * Brings the shipped drills and programs into the tables, by their ids, when they differ from the
 * last time. Nothing that plans and scores point to is ever removed; which drills a session has is
 * written anew, so that they may change places.
 */
export async function loadContent(db: Db): Promise<void> {
  const hash = createHash('sha256')
    .update(JSON.stringify([drills, shippedPrograms]))
    .digest('base64url');
  const [known] = await db.select().from(contentVersions).where(eq(contentVersions.name, shipped));
  if (known?.hash === hash) return;
  await transaction(db, async (tx) => {
    await upsertById(tx, exercises, drills.map(toExerciseRow));
    await upsertById(tx, programs, programRows());
    await upsertById(tx, programWeeks, weekRows());
    await upsertById(tx, programSessions, sessionRows());
    const sessionIds = sessionRows().map(({ id }) => id);
    await tx.delete(sessionExercises).where(inArray(sessionExercises.sessionId, sessionIds));
    await tx.insert(sessionExercises).values(exerciseRows());
    await tx
      .insert(contentVersions)
      .values({ name: shipped, hash })
      .onConflictDoUpdate({ target: contentVersions.name, set: { hash, loadedAt: sql`now()` } });
  });
}

function toExerciseRow(drill: Drill) {
  const { id, name, description, focus, minutes, level, ...details } = drill;
  return {
    id,
    name,
    description,
    type: focus,
    duration: minutes,
    difficulty: level,
    details,
  };
}

const programRows = () =>
  shippedPrograms.map(({ weeks: _, ...program }, position) => ({ ...program, position }));

const weekRows = () =>
  shippedPrograms.flatMap((program) =>
    program.weeks.map(({ sessions: _, ...week }) => ({ ...week, programId: program.id })),
  );

const authoredSessions = () =>
  shippedPrograms.flatMap((program) =>
    program.weeks.flatMap((week) =>
      week.sessions.map((session) => ({ ...session, weekId: week.id })),
    ),
  );

const sessionRows = () => authoredSessions().map(({ exercises: _, ...session }) => session);

const exerciseRows = () =>
  authoredSessions().flatMap((session) =>
    session.exercises.map(({ drillId, minutes, ...exercise }, index) => ({
      ...exercise,
      sessionId: session.id,
      exerciseId: drillId,
      position: index + 1,
      duration: minutes,
    })),
  );
