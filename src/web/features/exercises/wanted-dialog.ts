import type { Exercise, ExerciseListItem } from '#contract/exercises-schemas.ts';

/** A dialog, and the exercise that it is about. */
export type WantedDialog =
  | { readonly what: 'create' }
  | {
      readonly what: 'actions' | 'edit' | 'media' | 'offer' | 'delete';
      readonly exercise: ExerciseListItem;
    };

export type ShowDialog = (wanted: WantedDialog) => void;

/** What is shown: with the whole exercise for those that change something in it. */
export type ShownDialog =
  | { readonly what: 'create' }
  | { readonly what: 'actions' | 'offer' | 'delete'; readonly exercise: ExerciseListItem }
  | { readonly what: 'edit' | 'media'; readonly exercise: Exercise };
