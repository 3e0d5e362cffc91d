export { type ExerciseCard, exerciseCardsReader, exerciseState } from './exercise-cards.ts';
export { findOverviews } from './overview.ts';
export { programFor, readerOf } from './program-reader.ts';
/** Other features may join these tables and read them: programs with their weeks, sessions and exercises. */
export { programSummary, shownColor } from './program-summary.ts';
export { findProgramsWithExercise } from './programs-with-exercise.ts';
export { findProgram, findShownPrograms, type ShownPrograms, shownFingerprint } from './queries.ts';
export { scoringRulesReader } from './scoring-rules.ts';
export { programState, type SessionTexts, sessionTextsReader } from './session-texts.ts';
export {
  type ExerciseWords,
  exercises,
  exerciseWords,
  focusOf,
  languageOfText,
  programSessions,
  programs,
  programVersions,
  programWeeks,
  sessionExercises,
  translated,
} from './tables.ts';
