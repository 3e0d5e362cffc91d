import { and, eq, isNull, sql } from 'drizzle-orm';
import type { DeletedPart } from '#domain/builder/edit.ts';
import type { PartKind } from '#domain/builder/part-content.ts';
import type { DraftPlan } from '#domain/builder/plan.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Db, Tx } from '#server/platform/database/drizzle.ts';
import { programDrafts, programs } from '../tables.ts';
import { findPublishedPlan } from './published-plan.ts';

/** The plan that administrators edit, and the deleted part that undo restores. */
export type Draft = { readonly plan: DraftPlan; readonly lastDeleted: DeletedPart | null };

/** Locks a program against other changes. Undefined if it does not exist or was deleted. */
export async function lockProgram(tx: Tx, id: string) {
  const [program] = await tx
    .select()
    .from(programs)
    .where(and(eq(programs.id, id), isNull(programs.deletedAt)))
    .for('no key update');
  return program;
}

/** Finds the draft of a program; undefined if everything is published. */
export async function findDraft(db: Db, programId: string): Promise<Draft | undefined> {
  const { plan, lastDeleted } = programDrafts;
  const [draft] = await db
    .select({ plan, lastDeleted })
    .from(programDrafts)
    .where(eq(programDrafts.programId, programId));
  return draft;
}

type Version = { readonly id: string; readonly version: number };

/**
 * Finds the draft of a program, or its published plan if it has no draft. The version is read after the draft: a
 * program that is published in the meantime has a plan in any case.
 */
export async function findDraftOrPublished(db: Db, { id }: Pick<Version, 'id'>): Promise<Draft> {
  const draft = await findDraft(db, id);
  if (draft !== undefined) return draft;
  const [current] = await db
    .select({ version: programs.version })
    .from(programs)
    .where(eq(programs.id, id));
  const plan = current && (await findPublishedPlan(db, id, current.version));
  if (plan === undefined) throw new Error(`Program ${id} has neither a draft nor a version`);
  return { plan, lastDeleted: null };
}

/** What publishing makes the next version: the plan, and the version that it replaces. */
export const contentOfPlan = ({ version }: Pick<Version, 'version'>, { plan }: Draft) => ({
  version,
  plan,
});

export async function saveDraft(
  tx: Tx,
  programId: string,
  { now, ...draft }: Draft & { readonly now: Temporal.Instant },
): Promise<void> {
  const values = { ...draft, changedAt: dateOf(now) };
  await tx
    .insert(programDrafts)
    .values({ programId, ...values })
    .onConflictDoUpdate({ target: programDrafts.programId, set: values });
}

export async function deleteDraft(tx: Tx, programId: string): Promise<void> {
  await tx.delete(programDrafts).where(eq(programDrafts.programId, programId));
}

/** A partial plan that every plan with this part contains, for the `@>` operator. */
const planWith = (kind: PartKind, id: string) => {
  const part = [{ id }];
  const sessions = kind === 'exercise' ? [{ exercises: part }] : part;
  return JSON.stringify({ weeks: kind === 'week' ? part : [{ sessions }] });
};

const rowsOfKind = {
  week: sql`program_weeks part join program_weeks w on w.id = part.id`,
  session: sql`program_sessions part join program_weeks w on w.id = part.week_id`,
  exercise: sql`session_exercises part
    join program_sessions s on s.id = part.session_id join program_weeks w on w.id = s.week_id`,
};

/**
 * Finds the program of a part by the part's id without a version. Looks in drafts, and in the published plans of
 * programs without a draft. Undefined if the part does not exist.
 */
export async function findProgramOfPart(
  tx: Tx,
  kind: PartKind,
  id: string,
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ program_id: string }>(sql`
    select d.program_id from program_drafts d where d.plan @> ${planWith(kind, id)}::jsonb
    union all
    select w.program_id from ${rowsOfKind[kind]}
    join programs p on p.id = w.program_id and p.version = w.version
    where part.id = any(array(
        select case v.version when 1 then ${id}::text else ${id}::text || '@' || v.version end
        from (select distinct version from programs) v
      ))
      and not exists (select from program_drafts d where d.program_id = p.id)
    limit 1`);
  return rows[0]?.program_id;
}
