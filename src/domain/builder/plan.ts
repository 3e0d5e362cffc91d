import type { Focus } from '../drills/drill.ts';
import type { ExerciseTask } from '../drills/task.ts';
import type { Language } from '../language.ts';

/** Where a text is written in another language than the draft's own, by language and then by field. */
export type Translations = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What every part of a draft has. */
type Part = {
  /**
   * Without a version: the part of a published version has the same id with `@` and the version behind
   * it, from version 2 on. It tells that a session is the same one in two versions.
   */
  readonly id: string;
  /** What its texts are written in. */
  readonly language: Language;
  readonly translations: Translations;
};

/** An exercise at its place in a session. Their order in the list is the order of the session. */
export type DraftExercise = Pick<Part, 'id' | 'translations'> & {
  readonly exerciseId: string;
  /** Minutes. */
  readonly duration: number;
  readonly notes: string | null;
  /** Drafts of earlier releases have none. */
  readonly task?: ExerciseTask;
  /** What the variant of the task is called; null without one. */
  readonly variant?: string | null;
};

export type DraftSession = Part & {
  /** 1 to 7, Monday to Sunday. */
  readonly dayNumber: number;
  readonly title: string;
  readonly description: string;
  readonly focus: Focus;
  /** Minutes that the session is to take. */
  readonly totalDuration: number;
  readonly exercises: readonly DraftExercise[];
};

export type DraftWeek = Part & {
  readonly title: string;
  readonly description: string;
  readonly focus: Focus;
  readonly sessions: readonly DraftSession[];
};

/** A program's plan while an administrator works on it. The order of the weeks gives their numbers. */
export type DraftPlan = {
  readonly durationWeeks: number;
  readonly sessionsPerWeek: number;
  /** Minutes of a full session. */
  readonly minutesPerSession: number;
  readonly weeks: readonly DraftWeek[];
};

/** How much a plan may hold. */
export const planLimits = {
  weeks: 52,
  sessionsPerWeek: 7,
  exercisesPerSession: 20,
  /** Minutes of a session or an exercise. */
  minutes: 600,
} as const;
