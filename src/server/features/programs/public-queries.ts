/** What other features may join: programs with their weeks, sessions and exercises. Only read them. */
export {
  exercises,
  programSessions,
  programSummary,
  programs,
  programWeeks,
  sessionExercises,
  shownColor,
} from './tables.ts';
