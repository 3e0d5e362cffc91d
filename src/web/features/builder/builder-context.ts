import { createContext, useContext } from 'react';
import type {
  BuilderExercise,
  BuilderProgram,
  BuilderSession,
  BuilderWeek,
} from '#contract/builder-schemas.ts';

/** A dialog and its subject. Null when something is added. */
export type BuilderDialog =
  | { readonly kind: 'week'; readonly week: BuilderWeek | null }
  | {
      readonly kind: 'session';
      readonly week: BuilderWeek;
      readonly session: BuilderSession | null;
    }
  | {
      readonly kind: 'exercise';
      readonly session: BuilderSession;
      readonly exercise: BuilderExercise | null;
    }
  | { readonly kind: 'moveSession'; readonly week: BuilderWeek; readonly session: BuilderSession }
  | {
      readonly kind: 'moveExercise';
      readonly session: BuilderSession;
      readonly exercise: BuilderExercise;
    }
  | { readonly kind: 'deleteWeek'; readonly week: BuilderWeek }
  | { readonly kind: 'deleteSession'; readonly session: BuilderSession; readonly name: string }
  | { readonly kind: 'deleteExercise'; readonly exercise: BuilderExercise }
  | { readonly kind: 'plan' | 'preview' | 'publish' | 'discard' | 'offer' };

type Builder = {
  readonly program: BuilderProgram;
  /** Opens a dialog. */
  readonly show: (dialog: BuilderDialog) => void;
  /** Opens the week that contains a part, and moves the focus to the part. */
  readonly reveal: (partId: string) => void;
};

export const BuilderContext = createContext<Builder | null>(null);

/** Returns the program being edited and the functions that its screen shares. */
export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (builder === null) throw new Error('useBuilder is for parts of the builder');
  return builder;
}
