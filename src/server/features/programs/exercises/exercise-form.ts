import type { Exercise, ExerciseInput } from '#contract/exercises-schemas.ts';
import { type Diagram, labelDiagram } from '#domain/drills/diagram.ts';
import { splitScoring } from '#domain/drills/drill.ts';
import { withEdition } from '#domain/drills/task.ts';
import type { Language } from '#domain/language.ts';
import { canonicalJson } from '#domain/packs/canonical-json.ts';
import type { ExerciseDetails, exercises } from '../tables.ts';

type Row = typeof exercises.$inferSelect;

/** The columns that the form of an exercise edits. */
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

/** Returns the drawing of an exercise with its labels in the original language. */
const drawingOf = ({ diagram, words }: ExerciseDetails): Diagram | null =>
  diagram && words.diagram ? labelDiagram(diagram, words.diagram) : null;

/** Converts the details of an exercise for its form. */
export function detailsForForm(details: ExerciseDetails): NonNullable<FormDetails> {
  const { venues, mode, needs, scoring, words } = details;
  const { purpose, setUp, steps, commonFaults, alternatives = [], safety = '' } = words;
  return {
    purpose,
    setUp,
    safety,
    mode,
    steps: [...steps],
    venues: [...venues],
    alternatives: [...alternatives],
    ...(needs && { needs: [...needs] }),
    commonFaults: commonFaults.map(({ fault, fix }) => ({ fault, fix })),
    scoring: scoring && words.scoring ? { ...scoring, ...words.scoring } : null,
    diagram: drawingOf(details),
  };
}

const isEmpty = (value: unknown) => value === null || value === '' || isEmptyList(value);
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

const isSame = (a: unknown, b: unknown) => canonicalJson(a) === canonicalJson(b);

type Drawn = {
  readonly diagram: ExerciseDetails['diagram'];
  readonly words: ExerciseDetails['words']['diagram'];
};

/** Converts a drawing for storage. An unchanged drawing keeps its labels by key, and so their translations. */
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
    venues,
    mode,
    diagram,
    ...(needs && { needs }),
    scoring: counted && withEdition(counted.rule, before?.scoring ?? null),
    words: {
      purpose,
      setUp,
      steps,
      commonFaults,
      ...(alternatives.length > 0 && { alternatives }),
      ...(safety && { safety }),
      ...(counted && { scoring: counted.words }),
      ...(words && { diagram: words }),
    },
  };
}

/**
 * Converts form fields to columns.
 * @param language of the form's texts
 * @param before the current details of the exercise
 */
export function columnsOf(
  { language: _, details, ...fields }: ExerciseInput,
  language: Language,
  before: ExerciseDetails | null,
): FormColumns {
  return { ...fields, language, details: detailsOf(details, before) };
}

/** Picks the columns of a row that the form edits. */
export function formOf(row: FormColumns): FormColumns {
  const { name, description, type, duration, instructions, equipment } = row;
  const { difficulty, icon, language, details } = row;
  return {
    name,
    description,
    type,
    duration,
    instructions,
    equipment,
    difficulty,
    icon,
    language,
    details,
  };
}

/** Returns all texts of a row, keyed like its translations. */
const textsOf = ({ name, description, instructions, equipment, details }: FormColumns) => ({
  name,
  description,
  instructions,
  equipment,
  ...details?.words,
});

/**
 * Returns the translations that are still valid: without the texts that were changed, and without the language that
 * the row itself is now written in.
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
