import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/drizzle.ts';

type Edits = {
  /** Sessions missing from the new version, by id without a version. */
  readonly without?: readonly string[];
  /** Sessions that get another title, by id without a version. */
  readonly retitled?: readonly string[];
  /** Sessions whose exercises get another variant of their task, by id without a version. */
  readonly otherVariant?: readonly string[];
  /** New sessions. Each copies the exercises of the session `after`, in the same week, one day later. */
  readonly added?: readonly { readonly id: string; readonly after: string }[];
};

/** Publishes a new version of a program: a copy of the current one with these edits. */
export async function publishes(
  db: Db,
  programId: string,
  { without = [], retitled = [], otherVariant = [], added = [] }: Edits = {},
): Promise<void> {
  const base = (id: string) => sql.raw(`regexp_replace(${id}, '@\\d+$', '')`);
  const newId = (id: string) => sql`${base(id)} || '@' || p.version + 1`;
  const json = (value: unknown) => JSON.stringify(value);
  await db.execute(sql`
    insert into program_versions
    select p.id, p.version + 1, v.duration_weeks, v.sessions_per_week, v.minutes_per_session
    from programs p join program_versions v on v.program_id = p.id and v.version = p.version
    where p.id = ${programId}`);
  await db.execute(sql`
    insert into program_weeks (id, program_id, version, week_number, title, description, focus)
    select ${newId('w.id')}, p.id, p.version + 1, w.week_number, w.title, w.description, w.focus
    from programs p join program_weeks w on w.program_id = p.id and w.version = p.version
    where p.id = ${programId}`);
  const present = sql`
    from programs p join program_weeks w on w.program_id = p.id and w.version = p.version
    join program_sessions s on s.week_id = w.id`;
  await db.execute(sql`
    insert into program_sessions
      (id, week_id, day_number, title, description, focus, total_duration)
    select ${newId('s.id')}, ${newId('w.id')}, s.day_number,
      case when ${json(retitled)}::jsonb ? ${base('s.id')} then 'New: ' || s.title else s.title end,
      s.description, s.focus, s.total_duration
    ${present} where p.id = ${programId} and not ${json(without)}::jsonb ? ${base('s.id')}`);
  await db.execute(sql`
    insert into program_sessions
      (id, week_id, day_number, title, description, focus, total_duration)
    select a.id || '@' || p.version + 1, ${newId('w.id')}, s.day_number + 1, a.id, '', s.focus, 25
    ${present} join jsonb_to_recordset(${json(added)}::jsonb) as a(id text, after text)
      on a.after = ${base('s.id')}
    where p.id = ${programId}`);
  await db.execute(sql`
    insert into session_exercises
      (id, session_id, exercise_id, position, duration, notes, task, variant)
    select ${newId('x.id')}, n.id, x.exercise_id, x.position, x.duration, x.notes, x.task,
      case when ${json(otherVariant)}::jsonb ? ${base('s.id')} then 'Other' else x.variant end
    ${present} join session_exercises x on x.session_id = s.id
    join program_sessions n on n.id = ${newId('s.id')}
    where p.id = ${programId}`);
  await db.execute(sql`update programs set version = version + 1 where id = ${programId}`);
}
