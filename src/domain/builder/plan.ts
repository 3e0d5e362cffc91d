import type { Focus } from '../drills/drill.ts';
import type { ExerciseTask } from '../drills/task.ts';
import type { Language } from '../language.ts';

/** Texts in languages other than the draft's own, by language and then by field. */
export type Translations = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The fields that every part of a draft has. */
type Part = {
  /**
   * The id without a version. From version 2 on, the part of a published version has the same id followed by `@`
   * and the version. This identifies the same session in different versions.
   */
  readonly id: string;
  /** The language of its texts. */
  readonly language: Language;
  readonly translations: Translations;
};

/** An exercise at its place in a session. The list is in the order of the session. */
export type DraftExercise = Pick<Part, 'id' | 'translations'> & {
  readonly exerciseId: string;
  /** Minutes. */
  readonly duration: number;
  readonly notes: string | null;
  /** Missing in drafts from earlier releases. */
  readonly task?: ExerciseTask;
  /** The name of the task's variant; null without a variant. */
  readonly variant?: string | null;
};

export type DraftSession = Part & {
  /** 1 to 7, Monday to Sunday. */
  readonly dayNumber: number;
  readonly title: string;
  readonly description: string;
  readonly focus: Focus;
  /** Planned minutes of the session. */
  readonly totalDuration: number;
  readonly exercises: readonly DraftExercise[];
};

export type DraftWeek = Part & {
  readonly title: string;
  readonly description: string;
  readonly focus: Focus;
  readonly sessions: readonly DraftSession[];
};

/** A program's plan while an administrator edits it. Weeks are numbered by their order. */
export type DraftPlan = {
  readonly durationWeeks: number;
  readonly sessionsPerWeek: number;
  /** Minutes of a full session. */
  readonly minutesPerSession: number;
  readonly weeks: readonly DraftWeek[];
};

/** Maximum sizes of a plan. */
export const planLimits = {
  weeks: 52,
  sessionsPerWeek: 7,
  exercisesPerSession: 20,
  /** Minutes of a session or an exercise. */
  minutes: 600,
} as const;
