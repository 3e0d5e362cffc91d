import type { Exercise, ExerciseInput } from '#contract/exercises-schemas.ts';
import { type Diagram, labelDiagram } from '#domain/drills/diagram.ts';
import { splitScoring } from '#domain/drills/drill.ts';
import { withEdition } from '#domain/drills/task.ts';
import type { Language } from '#domain/language.ts';
import { hashOf } from '../shipped-rows.ts';
import type { ExerciseDetails, exercises } from '../tables.ts';

type Row = typeof exercises.$inferSelect;

/** What the form of an exercise holds, as columns. */
export type FormColumns = Pick<
  Row,
  | 'name'
  | 'description'
  | 'type'
  | 'duration'
  | 'instructions'
  | 'equipment'
  | 'difficulty'
  | 'icon'
  | 'language'
  | 'details'
>;

type FormDetails = Exercise['details'];

/** The drawing of an exercise with its own words in place. */
const drawingOf = ({ diagram, words }: ExerciseDetails): Diagram | null =>
  diagram && words.diagram ? labelDiagram(diagram, words.diagram) : null;

/** The details of an exercise as its form shows them. */
export function detailsForForm(details: ExerciseDetails | null): FormDetails {
  if (details === null) return null;
  const { venues, mode, needs, scoring, words } = details;
  const { purpose, setUp, steps, commonFaults, alternatives = [], safety = '' } = words;
  return {
    ...{ purpose, setUp, safety, mode, steps: [...steps], venues: [...venues] },
    alternatives: [...alternatives],
    ...(needs && { needs: [...needs] }),
    commonFaults: commonFaults.map(({ fault, fix }) => ({ fault, fix })),
    scoring: scoring && words.scoring ? { ...scoring, ...words.scoring } : null,
    diagram: drawingOf(details),
  };
}

const isEmpty = (value: unknown) => value === null || value === '' || isEmptyList(value);
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** A value as the database gives it back, whose keys have no order of their own. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, inOrder(each)]));
}

const isSame = (a: unknown, b: unknown) =>
  JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b));

type Drawn = {
  readonly diagram: ExerciseDetails['diagram'];
  readonly words: ExerciseDetails['words']['diagram'];
};

/** A drawing that was not changed keeps its labels by key, and with them their translations. */
function drawn(diagram: Diagram | null, before: ExerciseDetails | null): Drawn {
  if (diagram === null) return { diagram: null, words: undefined };
  const known = before && drawingOf(before);
  if (before && isSame(known, diagram)) {
    return { diagram: before.diagram, words: before.words.diagram };
  }
  const { alt, ...marks } = diagram;
  return { diagram: marks, words: { alt } };
}

function detailsOf(
  details: ExerciseInput['details'],
  before: ExerciseDetails | null,
): ExerciseDetails | null {
  if (details === undefined) return before;
  if (details === null || Object.values(details).every(isEmpty)) return null;
  const { venues, mode, purpose, setUp, steps, commonFaults } = details;
  const { alternatives, safety, needs } = details;
  const counted = details.scoring && splitScoring(details.scoring);
  const { diagram, words } = drawn(details.diagram, before);
  return {
    ...{ venues, mode, diagram },
    ...(needs && { needs }),
    scoring: counted && withEdition(counted.rule, before?.scoring ?? null),
    words: {
      ...{ purpose, setUp, steps, commonFaults },
      ...(alternatives.length > 0 && { alternatives }),
      ...(safety && { safety }),
      ...(counted && { scoring: counted.words }),
      ...(words && { diagram: words }),
    },
  };
}

/**
 * The columns of what a form holds.
 * @param language of its texts
 * @param before the details that the exercise has
 */
export function columnsOf(
  { language: _, details, ...fields }: ExerciseInput,
  language: Language,
  before: ExerciseDetails | null,
): FormColumns {
  return { ...fields, language, details: detailsOf(details, before) };
}

/** The columns of a row that its form holds. */
export function formOf(row: FormColumns): FormColumns {
  const { name, description, type, duration, instructions, equipment } = row;
  const { difficulty, icon, language, details } = row;
  return {
    ...{ name, description, type, duration, instructions, equipment },
    ...{ difficulty, icon, language, details },
  };
}

/** Differs when what a form holds does. */
export const versionOf = (row: FormColumns): string => hashOf(inOrder(formOf(row)));

/** All texts of a row under the names that they have in its translations. */
const textsOf = ({ name, description, instructions, equipment, details }: FormColumns) => ({
  ...{ name, description, instructions, equipment },
  ...details?.words,
});

/**
 * The translations that still say what the row says: without the texts that were changed, and without the
 * language that the row itself is written in now.
 */
export function translationsAfter(
  row: FormColumns & Pick<Row, 'translations'>,
  form: FormColumns,
): Row['translations'] {
  const before: Readonly<Record<string, unknown>> = textsOf(row);
  const after: Readonly<Record<string, unknown>> = textsOf(form);
  const kept = Object.entries(row.translations)
    .filter(([language]) => language !== form.language)
    .map(([language, texts]) => {
      const same = Object.entries(texts).filter(([key]) => isSame(before[key], after[key]));
      return [language, Object.fromEntries(same)] as const;
    });
  return Object.fromEntries(kept.filter(([, texts]) => Object.keys(texts).length > 0));
}
