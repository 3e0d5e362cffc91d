import { eq, max } from 'drizzle-orm';
import type { builder } from '#contract/builder.ts';
import type { Received } from '#contract/endpoint.ts';
import { changeTexts } from '#domain/builder/change-texts.ts';
import { copyOfWeek } from '#domain/builder/edit-weeks.ts';
import type { DraftPlan } from '#domain/builder/plan.ts';
import { definedFields } from '#domain/defined-fields.ts';
import { bestLanguage } from '#domain/language.ts';
import type { Change } from '#server/platform/changes.ts';
import type { Tx } from '#server/platform/database/drizzle.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { refuseIfEdited } from '#server/platform/routes/revision.ts';
import { findProgramContent } from '../overview.ts';
import { programs } from '../tables.ts';
import { saveDraft } from './draft-queries.ts';
import { type EditCall, openProgram } from './edit-program.ts';

/** The language that the administrator writes in. */
const languageOf = ({ golfer }: Change) => bestLanguage([golfer.language]);

type NewProgram = Omit<typeof programs.$inferInsert, 'id' | 'position' | 'version' | 'source'>;

/** Inserts a program made by an administrator, with its plan, at the end of the list. @returns its id */
export async function insertProgram(change: Change, program: NewProgram, plan: DraftPlan) {
  const { tx, now } = change;
  const id = newId();
  const position = (await lastPosition(tx)) + 1;
  const own = { id, position, version: 0, source: 'admin' } as const;
  await tx.insert(programs).values({ ...program, ...own });
  await saveDraft(tx, id, { plan, lastDeleted: null, now });
  return id;
}

async function lastPosition(tx: Tx): Promise<number> {
  const [last] = await tx.select({ position: max(programs.position) }).from(programs);
  return last?.position ?? -1;
}

/** Creates a program without weeks. @returns its id */
export function createProgram(
  change: Change,
  { durationWeeks, sessionsPerWeek, minutesPerSession, ...facts }: CreateBody,
): Promise<string> {
  const plan = { durationWeeks, sessionsPerWeek, minutesPerSession, weeks: [] };
  return insertProgram(change, { ...facts, language: languageOf(change) }, plan);
}

type CreateBody = Received<(typeof builder)['create']>['body'];

/** Creates a program with a new name and the plan of an existing one. @returns its id */
export async function duplicateProgram(change: Change, id: string, name: string): Promise<string> {
  const { program, draft } = await openProgram(change.tx, id);
  const { description, difficulty, targetHandicap, fromHandicap, color, isActive } = program;
  const { language, translations } = changeTexts(program, {
    changes: { name },
    texts: ['name', 'description'],
    language: languageOf(change),
  });
  const facts = { name, description, difficulty, targetHandicap, fromHandicap, color, isActive };
  const weeks = draft.plan.weeks.map((week) => copyOfWeek(week, newId));
  return insertProgram(change, { ...facts, language, translations }, { ...draft.plan, weeks });
}

type UpdateBody = Received<(typeof builder)['update']>['body'];

/**
 * Changes the facts of a program immediately, and the numbers of its plan in the draft.
 * @throws AppError not_found; edited_meanwhile if the call has opened other facts or numbers
 */
export async function updateProgram(call: EditCall, id: string, body: UpdateBody): Promise<void> {
  const { change } = call;
  const { durationWeeks, sessionsPerWeek, minutesPerSession, isActive, ...facts } = body;
  const { tx, now } = change;
  const { program, draft } = await openProgram(tx, id);
  refuseIfEdited(call, await findProgramContent(tx, id));
  const texts = ['name', 'description'] as const;
  const next = changeTexts(program, { changes: facts, texts, language: languageOf(change) });
  const { language, translations } = next;
  const source = differ(program, next) ? 'admin' : program.source;
  await tx
    .update(programs)
    .set({ ...definedFields({ ...facts, isActive }), language, translations, source })
    .where(eq(programs.id, id));
  const numbers = definedFields({ durationWeeks, sessionsPerWeek, minutesPerSession });
  const plan = { ...draft.plan, ...numbers };
  if (differ(draft.plan, plan)) await saveDraft(tx, id, { ...draft, plan, now });
}

const differ = <Fields extends object>(one: Fields, other: Fields) =>
  (Object.keys(one) as (keyof Fields)[]).some((field) => one[field] !== other[field]);
