import type { BodyOf, ResponseOf } from '#contract/endpoint.ts';
import type { training } from '#contract/training.ts';
import { baseIdOf } from '#domain/programs/version-id.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useNumbers } from '#web/platform/numbers.ts';
import { useRequestWords } from '../request-words.ts';

type Completed = BodyOf<typeof training.complete>;
type Details = ResponseOf<typeof training.details>;

/** One aspect in which two completions of a session are compared, as text. */
export type Comparison = {
  readonly name: string;
  readonly here: string;
  readonly stored: string;
};

const scoreIn = ({ scores = [] }: Pick<Completed, 'scores'>, exerciseId: string) =>
  scores.find((one) => baseIdOf(one.exerciseId) === baseIdOf(exerciseId))?.score;

/** Compares the entries from this device with the stored ones; includes scores that either has. */
export function useComparison(): (here: Completed, details: Details) => Comparison[] {
  const { t } = useTranslation('queue');
  const { stars } = useRequestWords();
  const none = t('decide.which.none');
  const { write } = useNumbers();
  return (here, { completion: stored, session: { exercises } }) => {
    const row = (name: string, say: (one: Completed | NonNullable<typeof stored>) => string) => ({
      name,
      here: say(here),
      stored: stored ? say(stored) : none,
    });
    const all = exercises.length;
    const scored = exercises.filter(
      ({ id }) => scoreIn(here, id) !== undefined || (stored && scoreIn(stored, id) !== undefined),
    );
    return [
      row(t('decide.which.duration'), ({ duration: minutes }) => t('minutes', { minutes })),
      row(t('decide.which.rating'), ({ rating }) => stars(rating)),
      row(t('decide.which.exercises'), ({ completedExercises }) =>
        t('decide.which.of', { done: completedExercises.length, all }),
      ),
      ...scored.map(({ id, name }) =>
        row(name, (one) => {
          const score = scoreIn(one, id);
          return score === undefined ? none : write(score);
        }),
      ),
      row(t('decide.which.notesField'), ({ notes }) => notes?.trim() || none),
    ];
  };
}
