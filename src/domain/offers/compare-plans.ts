import type { DraftExercise, DraftPlan, DraftSession, DraftWeek } from '../builder/plan.ts';
import { compareFields, type FieldDifference, type Fields } from './compare-fields.ts';

/** The fields of a program's part that are compared. */
type Part = {
  readonly kind: 'program' | 'week' | 'session' | 'exercise';
  readonly id: string;
  readonly title: string;
  /** The week or session that contains it. */
  readonly parent?: Pick<Part, 'id' | 'kind' | 'title'>;
  readonly fields: Fields;
};

/** The difference that another plan makes to a part. `fields` is empty unless the part is changed. */
export type PartDifference = {
  readonly kind: Part['kind'];
  readonly partId: string;
  /** The title in the other plan, or the old title if the part was removed. */
  readonly title: string;
  readonly change: 'added' | 'removed' | 'changed';
  readonly fields: FieldDifference[];
};

type ComparedExercise = Omit<DraftExercise, 'translations'>;
type ComparedSession = Omit<DraftSession, 'language' | 'translations' | 'exercises'> & {
  readonly exercises: readonly ComparedExercise[];
};
type ComparedWeek = Omit<DraftWeek, 'language' | 'translations' | 'sessions'> & {
  readonly sessions: readonly ComparedSession[];
};

/** The fields of a program and its plan that are compared. */
export type ComparedProgram = {
  readonly id: string;
  /** The program's own fields, including its name. */
  readonly facts: Fields & { readonly name: string };
  readonly plan: Omit<DraftPlan, 'weeks'> & { readonly weeks: readonly ComparedWeek[] };
  readonly exerciseName: (exerciseId: string) => string;
};

/** Returns the differences of `after` from `before`, in the order of `after`; removed parts come last. */
export function comparePrograms(
  before: ComparedProgram,
  after: ComparedProgram,
): readonly PartDifference[] {
  const [old, next] = [partsOf(before), partsOf(after)];
  const kept = [...next.values()].flatMap((part) => {
    const known = old.get(part.id);
    if (known === undefined) return [differenceOf(part, 'added')];
    const fields = [...compareParents(known, part), ...compareFields(known.fields, part.fields)];
    return fields.length === 0 ? [] : [differenceOf(part, 'changed', fields)];
  });
  const gone = [...old.values()].filter(({ id }) => !next.has(id));
  return [...kept, ...gone.map((part) => differenceOf(part, 'removed'))];
}

/** Returns the old and the new parent of a moved part, by the titles of the week or session. */
function compareParents({ parent: before }: Part, { parent: after }: Part): FieldDifference[] {
  if (before === undefined || after === undefined || before.id === after.id) return [];
  return [{ field: after.kind, before: before.title, after: after.title }];
}

const differenceOf = (
  { kind, id, title }: Part,
  change: PartDifference['change'],
  fields: FieldDifference[] = [],
): PartDifference => ({ kind, partId: id, title, change, fields });

const fieldsOfPlace = ({ duration, notes, task = {}, variant }: ComparedExercise): Fields => ({
  duration,
  notes,
  attempts: task.attempts ?? null,
  variant: variant || (task.variant ?? null),
  /** 1 if the score is counted, 0 if not. */
  counted: task.scored === false ? 0 : 1,
});

/** Returns all parts by id. Ids are unique across the kinds of parts. */
function partsOf({ id, facts, plan, exerciseName }: ComparedProgram): ReadonlyMap<string, Part> {
  const { weeks, ...numbers } = plan;
  const parts: Part[] = [
    { kind: 'program', id, title: facts.name, fields: { ...facts, ...numbers } },
  ];
  for (const [index, { sessions, ...week }] of weeks.entries()) {
    const { title, description, focus } = week;
    const ofWeek = { kind: 'week', id: week.id, title } as const;
    parts.push({ ...ofWeek, fields: { weekNumber: index + 1, title, description, focus } });
    for (const { id, exercises, dayNumber, title, description, focus, totalDuration } of sessions) {
      const ofSession = { kind: 'session', id, title } as const;
      const fields = { dayNumber, title, description, focus, totalDuration };
      parts.push({ ...ofSession, parent: ofWeek, fields });
      for (const [index, exercise] of exercises.entries()) {
        const title = exerciseName(exercise.exerciseId);
        const fields = { order: index + 1, exercise: title, ...fieldsOfPlace(exercise) };
        parts.push({ kind: 'exercise', id: exercise.id, title, parent: ofSession, fields });
      }
    }
  }
  return new Map(parts.map((part) => [part.id, part]));
}
