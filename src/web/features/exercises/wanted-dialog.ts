import type { Exercise, ExerciseListItem } from '#contract/exercises-schemas.ts';

/** A requested dialog and its exercise. */
export type WantedDialog =
  | { readonly what: 'create' }
  | {
      readonly what: 'actions' | 'edit' | 'media' | 'offer' | 'delete';
      readonly exercise: ExerciseListItem;
    };

export type ShowDialog = (wanted: WantedDialog) => void;

/** The dialog that is shown. Dialogs that edit the exercise have all of its data. */
export type ShownDialog =
  | { readonly what: 'create' }
  | { readonly what: 'actions' | 'offer' | 'delete'; readonly exercise: ExerciseListItem }
  | { readonly what: 'edit' | 'media'; readonly exercise: Exercise };
