import { createContext, useContext } from 'react';
import type {
  BuilderExercise,
  BuilderProgram,
  BuilderSession,
  BuilderWeek,
} from '#contract/builder-schemas.ts';

/** What a dialog is about: nothing yet where something is added. */
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
  /** Opens the week that holds a part, and moves the focus to it. */
  readonly reveal: (partId: string) => void;
};

export const BuilderContext = createContext<Builder | null>(null);

/** The program that is being built, for the parts of its screen. */
export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (builder === null) throw new Error('useBuilder is for parts of the builder');
  return builder;
}
