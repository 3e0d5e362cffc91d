import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { EnrolledPlan } from '#domain/training/enrollment.ts';
import type { Swap } from '#domain/training/fit-session.ts';
import type { Pause } from '#domain/training/pause.ts';
import type { PlannedSession } from '#domain/training/planned-session.ts';
import { type PlacedExercise, swapExercises } from '#domain/training/swapped-session.ts';
import {
  languageOfText,
  programState,
  programs,
  programVersions,
  type SessionTexts,
  sessionTextsReader,
  translated,
} from '#server/features/programs/public-queries.ts';
import { users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { instantText } from '#server/platform/database/instant-text.ts';
import { enrollments } from './tables.ts';

/** An array, because the names of the fields, repeated for every session, would triple the size of the JSON. */
type DatedSession = readonly [
  id: string,
  sessionId: string,
  sessionNumber: number,
  scheduledDate: CalendarDate,
  originalWeekNumber: number,
  status: PlannedSession['status'],
  completedAt: string | null,
];

/** A swap and the scheduled session that contains it. */
type PlanSwap = Swap & { readonly scheduledSessionId: string };

const readersLanguage = sql`${users.preferredLanguage}`;

/** An active enrollment with its program and every scheduled session, but without the sessions' texts. */
export const datedPlan = {
  enrollmentId: enrollments.id,
  startDate: enrollments.startDate,
  sessionsPerWeek: enrollments.sessionsPerWeek,
  availableDays: enrollments.availableDays,
  programId: enrollments.programId,
  programVersion: enrollments.programVersion,
  programState,
  readersLanguage: users.preferredLanguage,
  name: translated('programs', 'name', readersLanguage),
  description: translated('programs', 'description', readersLanguage),
  language: languageOfText('programs', 'name', readersLanguage),
  difficulty: programs.difficulty,
  durationWeeks: programVersions.durationWeeks,
  programSessionsPerWeek: programVersions.sessionsPerWeek,
  minutesPerSession: programVersions.minutesPerSession,
  targetHandicap: programs.targetHandicap,
  fromHandicap: programs.fromHandicap,
  color: programs.color,
  sessions: sql<DatedSession[]>`coalesce((
    select json_agg(json_build_array(
      s.id, s.session_id, s.session_number, s.scheduled_date, s.original_week_number,
      s.status, ${instantText(sql.raw('s.completed_at'))}
    ) order by s.scheduled_date, s.session_number)
    from scheduled_sessions s where s.enrollment_id = ${enrollments.id}
  ), '[]'::json)`,
  swaps: sql<PlanSwap[] | null>`(
    select json_agg(json_build_object(
      'scheduledSessionId', w.scheduled_session_id, 'sessionExerciseId', w.session_exercise_id,
      'exerciseId', w.exercise_id, 'minutes', w.minutes
    ))
    from drill_swaps w
    join scheduled_sessions s
      on s.id = w.scheduled_session_id and s.enrollment_id = ${enrollments.id}
    where w.user_id = ${enrollments.userId}
  )`,
  pause: sql<Pause | null>`(
    select json_build_object(
      'from', a.from_date, 'to', a.to_date, 'reason', a.reason, 'weeks', a.weeks
    )
    from plan_pauses a where a.enrollment_id = ${enrollments.id}
    order by a.from_date desc limit 1
  )`,
};

/** Join conditions from a golfer to the active enrollment, and from there to its program and version. */
export const activePlanJoins = {
  enrollment: and(
    eq(enrollments.userId, users.id),
    isNull(enrollments.completedAt),
    isNull(enrollments.abandonedAt),
  ),
  program: eq(programs.id, enrollments.programId),
  version: and(
    eq(programVersions.programId, enrollments.programId),
    eq(programVersions.version, enrollments.programVersion),
  ),
};

type DatedPlan = SelectResultFields<typeof datedPlan>;

/** The result of a left join: every column is null if there is no active plan. */
type MaybePlan = { readonly [Column in keyof DatedPlan]: DatedPlan[Column] | null };

const isThere = (plan: MaybePlan): plan is DatedPlan => plan.enrollmentId !== null;

/** A scheduled session and its exercises, with swaps applied. */
export type SessionWithExercises = PlannedSession & {
  readonly exercises: readonly PlacedExercise[];
};

type PlanWithExercises = EnrolledPlan & { readonly sessions: readonly SessionWithExercises[] };

/**
 * Makes a function that adds the texts and exercises of sessions to a plan. A session without texts is left out, but
 * foreign keys prevent that case.
 */
export function planReader(db: Db) {
  const readTexts = sessionTextsReader();
  return async (plan: MaybePlan): Promise<PlanWithExercises | null> => {
    if (!isThere(plan)) return null;
    const { programState: state, readersLanguage: language, swaps, ...rest } = plan;
    const { programId, sessions: dated } = rest;
    const sessionIds = dated.map(([, sessionId]) => sessionId);
    const texts = await readTexts(db, { programId, state, language, sessionIds });
    const swapsOf = swaps && Map.groupBy(swaps, ({ scheduledSessionId }) => scheduledSessionId);
    const sessions = dated.flatMap((session) => {
      const own = texts.get(session[1]);
      return own === undefined ? [] : plannedSession(session, own, swapsOf?.get(session[0]));
    });
    return { ...rest, sessions };
  };
}

function plannedSession(
  [
    id,
    sessionId,
    sessionNumber,
    scheduledDate,
    originalWeekNumber,
    status,
    completedAt,
  ]: DatedSession,
  texts: SessionTexts,
  swaps: readonly Swap[] = [],
): SessionWithExercises {
  const { title, language, focus, weekFocus, weekDescription, weekLanguage } = texts;
  const { exercises, moreMinutes } = swapExercises(texts.exercises, swaps);
  return {
    id,
    sessionId,
    sessionNumber,
    scheduledDate,
    originalWeekNumber,
    status,
    completedAt,
    title,
    language,
    focus,
    weekFocus,
    weekDescription,
    weekLanguage,
    totalDuration: texts.totalDuration + moreMinutes,
    exercises,
  };
}
