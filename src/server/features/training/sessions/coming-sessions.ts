import { createHash } from 'node:crypto';
import { and, asc, between, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ComingContent, ComingSessions } from '#contract/coming-sessions.ts';
import type { SessionExercise } from '#contract/programs.ts';
import type { DrillScore } from '#contract/training-schemas.ts';
import { addDays, type CalendarDate } from '#domain/calendar-date.ts';
import { withUnits } from '#domain/drills/distance.ts';
import { describeSession } from '#domain/training/planned-session.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { instantText } from '#server/platform/database/instant-text.ts';
import { enrollments, exerciseResults, scheduledSessions, sessionCompletions } from '../tables.ts';
import { findExercisesOf, type Reader } from './exercise-queries.ts';
import { selectScheduled } from './session-queries.ts';

/** Days of sessions to read ahead. A golfer can be offline on a trip for about this long. */
const daysAhead = 14;

type Asked = {
  readonly reader: Reader;
  readonly today: CalendarDate;
  /** The version that the client already has. */
  readonly version?: string | undefined;
};

/** Reads the planned sessions of today and the next two weeks, with everything that their screens show. */
export async function readComing(db: Db, { reader, today, version: known }: Asked) {
  const rows = await findPlanned(db, reader.id, today);
  const content = await contentOf(db, rows, { reader, today });
  const json = JSON.stringify(content);
  const version = createHash('sha256').update(json).digest('base64url').slice(0, 22);
  return { version, content: version === known ? null : content } satisfies ComingSessions;
}

const findPlanned = (db: Db, userId: string, today: CalendarDate) =>
  selectScheduled(db)
    .where(
      and(
        eq(scheduledSessions.userId, userId),
        eq(scheduledSessions.status, 'planned'),
        between(scheduledSessions.scheduledDate, today, addDays(today, daysAhead)),
        isNull(enrollments.abandonedAt),
        isNull(enrollments.completedAt),
      ),
    )
    .orderBy(asc(scheduledSessions.scheduledDate), asc(scheduledSessions.sessionNumber));

type Row = Awaited<ReturnType<typeof findPlanned>>[number];

/** Splits an exercise into the fields that only this session has and the fields that are the same in all sessions. */
function splitExercise(exercise: SessionExercise) {
  const { id, order, duration, notes, scoring, variant, series, isUsual, ownScores, ...same } =
    exercise;
  const own = { id, order, duration, notes, scoring, variant, series, isUsual, ownScores };
  return { place: { ...own, exerciseId: same.exerciseId }, same };
}

async function contentOf(
  db: Db,
  rows: readonly Row[],
  { reader, today }: Pick<Asked, 'reader' | 'today'>,
): Promise<ComingContent> {
  const [first] = rows;
  if (first === undefined) return { program: null, sessions: [], exercises: [], scores: [] };
  const bySession = await findExercisesOf(
    db,
    rows.map(({ planned: { id, sessionId } }) => ({ sessionId, scheduledSessionId: id })),
    reader,
  );
  const exercises = new Map([...bySession.values()].flat().map((one) => [one.exerciseId, one]));
  const scored = [...bySession.values()].flat().filter(({ scoring }) => scoring !== null);
  return {
    program: first.program,
    sessions: rows.map(({ planned, startDate, description, swaps }) => ({
      session: {
        id: planned.sessionId,
        title: planned.title,
        language: planned.language,
        description: withUnits(description, reader.units, reader.language),
        focus: planned.focus,
        totalDuration: planned.totalDuration,
        exercises: (bySession.get(planned.id) ?? []).map((one) => splitExercise(one).place),
        swaps,
      },
      scheduledSession: describeSession(planned, { startDate, today }),
    })),
    exercises: [...exercises.values()].map((one) => splitExercise(one).same),
    scores: await findScoresIn(
      db,
      [...new Set(scored.map(({ exerciseId }) => exerciseId))],
      reader.id,
    ),
  };
}

/** Finds a golfer's scores in each of these drills, oldest first. */
async function findScoresIn(db: Db, exerciseIds: readonly string[], userId: string) {
  const rows = await db
    .select({
      exerciseId: exerciseResults.exerciseId,
      score: sql<number>`${exerciseResults.score}`,
      attempts: exerciseResults.attempts,
      series: exerciseResults.series,
      cells: exerciseResults.cells,
      recordedAt: instantText(sessionCompletions.completedAt),
    })
    .from(exerciseResults)
    .innerJoin(
      sessionCompletions,
      eq(sessionCompletions.scheduledSessionId, exerciseResults.scheduledSessionId),
    )
    .where(
      and(
        eq(exerciseResults.userId, userId),
        inArray(exerciseResults.exerciseId, [...exerciseIds]),
        isNotNull(exerciseResults.score),
      ),
    )
    .orderBy(asc(sessionCompletions.completedAt), asc(sessionCompletions.scheduledSessionId));
  const scores = new Map(exerciseIds.map((id): [string, DrillScore[]] => [id, []]));
  for (const { exerciseId, ...score } of rows) scores.get(exerciseId)?.push(score);
  return [...scores].map(([exerciseId, scores]) => ({ exerciseId, scores }));
}
