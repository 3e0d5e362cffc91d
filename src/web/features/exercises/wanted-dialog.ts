import type { Exercise } from '#contract/exercises-schemas.ts';
import type { Listed } from './list/exercise-groups.ts';

/** A requested dialog and its exercise. */
export type WantedDialog =
  | { readonly what: 'create' }
  | {
      readonly what: 'actions' | 'edit' | 'media' | 'offer' | 'delete';
      readonly exercise: Listed;
    };

export type ShowDialog = (wanted: WantedDialog) => void;

/** The dialog that is shown. Dialogs that edit the exercise have all of its data. */
export type ShownDialog =
  | { readonly what: 'create' }
  | { readonly what: 'actions' | 'offer' | 'delete'; readonly exercise: Listed }
  | { readonly what: 'edit' | 'media'; readonly exercise: Exercise };
