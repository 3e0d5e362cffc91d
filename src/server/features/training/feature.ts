import { training } from '#contract/training.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { enrollmentHandlers } from './enrollments/routes.ts';
import {
  completionImport,
  enrollmentImport,
  pauseImport,
  resultImport,
  sessionImport,
} from './import-rules.ts';
import { sessionHandlers } from './sessions/routes.ts';
import {
  enrollments,
  exerciseResults,
  planPauses,
  scheduledSessions,
  sessionCompletions,
} from './tables.ts';

export const trainingFeature: Feature = {
  name: 'training',
  bindings: (platform) =>
    bind(training, { ...enrollmentHandlers(platform), ...sessionHandlers(platform) }),
  personalData: [
    { table: enrollments, exportedAs: 'enrollments', import: enrollmentImport },
    { table: planPauses, exportedAs: 'plan-pauses', import: pauseImport },
    { table: scheduledSessions, exportedAs: 'scheduled-sessions', import: sessionImport },
    { table: sessionCompletions, exportedAs: 'session-completions', import: completionImport },
    { table: exerciseResults, exportedAs: 'exercise-results', import: resultImport },
  ],
};
