import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { RecalculationState } from '#contract/recalculation.ts';
import type { Language } from '#domain/language.ts';
import { baseIdOf } from '#domain/programs/version-id.ts';
import {
  languageOfText,
  programSessions,
  programs,
  programWeeks,
  sessionExercises,
  translated,
} from '#server/features/programs/public-queries.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { isBegun } from '../sessions/progress-queries.ts';
import { enrollments } from '../tables.ts';
import { isOutdated } from './recalculation-queries.ts';

const outdated = sql`
  from ${enrollments} join ${programs} on ${programs.id} = ${enrollments.programId}
  where ${isOutdated}`;

/** Counts running plans with an older version than the newest one of their program. */
export async function countOutdatedPlans(db: Db): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n ${outdated}`);
  return rows[0]?.n ?? 0;
}

type OutdatedRow = {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  readonly version: number;
  readonly plans: number;
};

const findPrograms = (db: Db, language: string) =>
  db.execute<OutdatedRow>(sql`
    select ${programs.id}, ${translated('programs', 'name', language)} as name,
      ${languageOfText('programs', 'name', language)} as language, ${programs.version},
      count(*)::int as plans
    ${outdated} group by ${programs.id} order by ${programs.position}, ${programs.id}`);

type SessionCount = {
  readonly programId: string;
  readonly sessionId: string;
  /** Plans in which the golfer has neither started, completed nor skipped the session, nor has a note on it. */
  readonly open: number;
  readonly all: number;
};

/** Counts the outdated plans that contain each session. */
const countSessions = (db: Db, hasNote: (scheduledSessionId: SQLWrapper) => SQL) =>
  db.execute<SessionCount>(sql`
    select o.program_id as "programId", d.session_id as "sessionId", count(*)::int as "all",
      count(*) filter (
        where d.status = 'planned' and not ${hasNote(sql.raw('d.id'))}
          and not ${isBegun(sql.raw('d.id'))}
      )::int as open
    from (select enrollments.id, enrollments.program_id ${outdated}) o
    join scheduled_sessions d on d.enrollment_id = o.id
    group by 1, 2`);

type SessionContent = {
  readonly programId: string;
  readonly sessionId: string;
  readonly isNewest: boolean;
  /** A text of the session's content, for comparing two versions of a session. */
  readonly content: string;
};

const findContents = (db: Db, programIds: readonly string[]) =>
  db.execute<SessionContent>(sql`
    select w.program_id as "programId", s.id as "sessionId", w.version = p.version as "isNewest",
      jsonb_build_array(s.title, s.description, s.focus, s.total_duration, (
        select jsonb_agg(
          jsonb_build_array(x.exercise_id, x.duration, x.notes, x.task, x.variant)
          order by x.position
        )
        from ${sessionExercises} x where x.session_id = s.id
      ))::text as content
    from ${programs} p
    join ${programWeeks} w on w.program_id = p.id
    join ${programSessions} s on s.week_id = w.id
    where p.id in ${programIds}`);

/** Counts the sessions that change in the outdated plans of one program. */
function compare(
  plans: number,
  counts: readonly SessionCount[],
  contents: readonly SessionContent[],
) {
  const contentOf = new Map(contents.map((one) => [one.sessionId, one.content]));
  const newest = new Map(
    contents.filter((one) => one.isNewest).map((one) => [baseIdOf(one.sessionId), one.content]),
  );
  let [updated, removed, added] = [0, 0, plans * newest.size];
  for (const { sessionId, open, all } of counts) {
    const content = newest.get(baseIdOf(sessionId));
    if (content === undefined) removed += open;
    else {
      added -= all;
      if (content !== contentOf.get(sessionId)) updated += open;
    }
  }
  return { updated, added: Math.max(0, added), removed };
}

/**
 * Finds programs with outdated plans, and counts the sessions that recalculating would change. A session counts as
 * updated if its content differs.
 * @param hasNote whether a scheduled session has a note
 */
export async function findOutdatedPrograms(
  db: Db,
  language: string,
  hasNote: (scheduledSessionId: SQLWrapper) => SQL,
): Promise<RecalculationState['programs']> {
  const { rows: found } = await findPrograms(db, language);
  if (found.length === 0) return [];
  const { rows: counts } = await countSessions(db, hasNote);
  const programIds = found.map(({ id }) => id);
  const { rows: contents } = await findContents(db, programIds);
  return found.map((program) => {
    const ofProgram = ({ programId }: { readonly programId: string }) => programId === program.id;
    const sessions = compare(program.plans, counts.filter(ofProgram), contents.filter(ofProgram));
    return { ...program, sessions };
  });
}
