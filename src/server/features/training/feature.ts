import { training } from '#contract/training.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { enrollmentHandlers } from './enrollments/routes.ts';
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
    { table: enrollments, exportedAs: 'enrollments' },
    { table: planPauses, exportedAs: 'plan-pauses' },
    { table: scheduledSessions, exportedAs: 'scheduled-sessions' },
    { table: sessionCompletions, exportedAs: 'session-completions' },
    { table: exerciseResults, exportedAs: 'exercise-results' },
  ],
};
