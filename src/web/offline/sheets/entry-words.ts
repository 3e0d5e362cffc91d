import type { BodyOf } from '#contract/endpoint.ts';
import type { training } from '#contract/training.ts';
import { baseIdOf } from '#domain/programs/version-id.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useNumbers } from '#web/platform/numbers.ts';
import { useRequestWords } from '../request-words.ts';

/** A golfer's entries about a completed session; minutes and notes are optional. */
type Entry = Pick<BodyOf<typeof training.complete>, 'rating' | 'completedExercises' | 'scores'> & {
  readonly duration?: number;
  readonly notes?: string | null | undefined;
};

type Exercises = readonly { readonly id: string; readonly name: string }[];

/** Writes all entries about a session as text, for the notes of the activity that counts instead of it. */
export function useEntryWords(): (entry: Entry, exercises: Exercises) => string {
  const { t } = useTranslation('queue');
  const { stars } = useRequestWords();
  const { write } = useNumbers();
  return ({ duration, rating, completedExercises, scores = [], notes }, exercises) => {
    const names = new Map(exercises.map(({ id, name }) => [baseIdOf(id), name]));
    const done = completedExercises.map((id) => names.get(baseIdOf(id)));
    const drills = done.includes(undefined) ? write(done.length) : done.join(', ');
    const scored = scores.map(
      ({ exerciseId, score }) =>
        `${names.get(baseIdOf(exerciseId)) ?? t('decide.score')} ${write(score)}`,
    );
    const sentences = [
      [duration !== undefined && t('minutes', { minutes: duration }), stars(rating)]
        .filter(Boolean)
        .join(', '),
      done.length > 0 && t('decide.done', { drills }),
      scored.join(', '),
    ];
    const facts = sentences.flatMap((sentence) => (sentence ? [`${sentence}.`] : []));
    return [...facts, notes?.trim()].filter(Boolean).join(' ');
  };
}
