import { type SQLWrapper, sql } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Language } from '#domain/language.ts';
import type { Reach } from '#domain/skill-tests/ball-model.ts';
import { type SkillTestId, shortDistances, skillTestIds } from '#domain/skill-tests/skill-test.ts';
import type { TestResult } from '#domain/skill-tests/test-results.ts';
import {
  exercises,
  languageOfText,
  programs,
  sessionExercises,
  translated,
} from '#server/features/programs/public-queries.ts';
import { users } from '#server/platform/auth/tables.ts';

/** The skill tests, a golfer's scores in them, and the program of the most recent one. */
export type SkillResults = {
  readonly tests: readonly {
    readonly exerciseId: SkillTestId;
    readonly name: string;
    readonly next: {
      readonly scheduledSessionId: string;
      readonly on: CalendarDate;
      readonly week: number;
    } | null;
    /** Whether a session of the current program includes the test, completed or not. */
    readonly isInProgram: boolean;
  }[];
  /** The first two results of each series and the most recent ones, earliest first. */
  readonly results: readonly (TestResult & {
    /** Points at each station; null if only the sum was entered. */
    readonly cells: readonly number[] | null;
  })[];
  /** Null if there are no results. */
  readonly program: {
    readonly enrollmentId: string;
    readonly name: string;
    readonly language: Language;
    readonly isCompleted: boolean;
  } | null;
};

/** How many recent results of a series are read besides the first two, so that years of tests do not slow it down. */
const lastResults = 20;

/** The series of a test's scores for each reach of a golfer. Other series used different rules. */
const seriesOfReach = { usual: '', short: shortDistances } as const satisfies Record<Reach, string>;

const language = sql`${users.preferredLanguage}`;
const list = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
const tests = list(skillTestIds);

/** The sessions `s` of the current program that include the exercise `x`, unless another drill replaces it there. */
const inCurrentProgram = (userId: SQLWrapper) => sql`
  from enrollments e
  join scheduled_sessions s on s.enrollment_id = e.id
  join ${sessionExercises} p on p.session_id = s.session_id and p.exercise_id = x.id
  left join drill_swaps w
    on w.scheduled_session_id = s.id and w.session_exercise_id = split_part(p.id, '@', 1)
  where e.user_id = ${userId} and e.completed_at is null and e.abandoned_at is null
    and w.session_exercise_id is null`;

/** The results of skill tests, for use in a query on `users`. */
export const skillResults = (userId: SQLWrapper) => sql<SkillResults>`(
  with numbered as (
    select r.exercise_id, r.series, r.score, r.cells, c.completed_on, c.completed_at, s.enrollment_id,
      s.original_week_number as week,
      row_number() over (partition by r.exercise_id, r.series order by c.completed_at) as nth,
      row_number() over (partition by r.exercise_id, r.series order by c.completed_at desc) as nth_last
    from exercise_results r
    join session_completions c on c.scheduled_session_id = r.scheduled_session_id
    join scheduled_sessions s on s.id = c.scheduled_session_id
    where r.user_id = ${userId} and r.exercise_id in (${tests}) and r.score is not null
      and r.series in (${list(Object.values(seriesOfReach))})
  ), results as (
    select * from numbered where nth <= 2 or nth_last <= ${sql.raw(String(lastResults))}
  )
  select json_build_object(
    'tests', coalesce((
      select json_agg(json_build_object(
        'exerciseId', x.id, 'name', ${translated('x', 'name', language)}, 'next', (
          select json_build_object(
            'scheduledSessionId', s.id, 'on', s.scheduled_date, 'week', s.original_week_number
          )
          ${inCurrentProgram(userId)} and s.status = 'planned'
            and p.task ->> 'scored' is distinct from 'false'
          order by s.scheduled_date, s.session_number limit 1
        ), 'isInProgram', exists (select ${inCurrentProgram(userId)})
      ))
      from ${exercises} x where x.id in (${tests})
    ), '[]'::json),
    'results', coalesce((
      select json_agg(json_build_object(
        'testId', exercise_id, 'reach', case series when '' then 'usual' else 'short' end,
        'score', score, 'cells', cells, 'on', completed_on, 'enrollmentId', enrollment_id, 'week', week
      ) order by completed_at, exercise_id)
      from results
    ), '[]'::json),
    'program', (
      select json_build_object(
        'enrollmentId', e.id, 'name', ${translated('g', 'name', language)},
        'language', ${languageOfText('g', 'name', language)},
        'isCompleted', e.completed_at is not null
      )
      from results
      join enrollments e on e.id = results.enrollment_id
      join ${programs} g on g.id = e.program_id
      order by results.completed_at desc limit 1
    )
  )
)`;
