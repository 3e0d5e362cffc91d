import type { PackExercise } from '#contract/packs-schemas.ts';
import { splitScoring } from '#domain/drills/drill.ts';
import { type Language, languages } from '#domain/language.ts';
import { detailsForForm, formOf } from '../exercises/exercise-form.ts';
import type { ExerciseDetails, exercises } from '../tables.ts';

type Row = typeof exercises.$inferSelect;

/** Picks the translated fields that a pack contains, by language. */
export const translationsFor = <Fields extends string>(
  translations: Row['translations'],
  fields: readonly Fields[],
) =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const texts = translations[language];
      const taken = fields.flatMap((field) =>
        texts?.[field] === undefined ? [] : [[field, texts[field]]],
      );
      return taken.length === 0 ? [] : [[language, Object.fromEntries(taken)]];
    }),
  ) as Partial<Record<Language, Partial<Record<Fields, never>>>>;

const translated = [
  ...(['name', 'description', 'instructions', 'equipment', 'purpose', 'setUp'] as const),
  ...(['steps', 'commonFaults', 'alternatives', 'safety', 'scoring', 'diagram'] as const),
];

/** Converts an exercise for a pack: without its id, and without the URLs of pictures and videos. */
export function packExerciseOf(row: Row): PackExercise {
  const { details, ...columns } = formOf(row);
  return {
    ...columns,
    image: row.imageHash ?? undefined,
    video: row.videoHash ?? undefined,
    captions: row.captions ?? undefined,
    details: details && packDetails(details),
    labels: { ...details?.words.diagram?.labels },
    translations: translationsFor(row.translations, translated),
  };
}

/** The labels of a drawing are separate in a pack, because they are translated. */
function packDetails(details: ExerciseDetails): PackExercise['details'] {
  const { diagram, words } = details;
  return {
    ...detailsForForm(details),
    diagram: diagram && words.diagram ? { ...diagram, alt: words.diagram.alt } : null,
  };
}

/** Converts an exercise of a pack to columns, except for its picture, video and captions. */
export function rowOfPackExercise(exercise: PackExercise) {
  const { details, labels, image: _, video: __, captions: ___, ...columns } = exercise;
  return { ...columns, details: details && detailsOf(details, labels) };
}

type Details = NonNullable<PackExercise['details']>;

const marksOf = ({ alt: _, ...marks }: NonNullable<Details['diagram']>) => marks;

function detailsOf(details: Details, labels: PackExercise['labels']): ExerciseDetails {
  const { venues, mode, purpose, setUp, steps, commonFaults, scoring, diagram } = details;
  const { alternatives, safety, needs } = details;
  const counted = scoring && splitScoring(scoring);
  const hasLabels = Object.keys(labels).length > 0;
  return {
    venues,
    mode,
    ...(needs && { needs }),
    scoring: counted?.rule ?? null,
    diagram: diagram && marksOf(diagram),
    words: {
      purpose,
      setUp,
      steps,
      commonFaults,
      ...(alternatives.length > 0 && { alternatives }),
      ...(safety && { safety }),
      ...(counted && { scoring: counted.words }),
      ...(diagram && { diagram: { alt: diagram.alt, ...(hasLabels && { labels }) } }),
    },
  };
}
