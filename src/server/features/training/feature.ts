import { drillSwaps as swapCalls } from '#contract/drill-swaps.ts';
import { programs } from '#contract/programs.ts';
import { reopening } from '#contract/reopening.ts';
import { training } from '#contract/training.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { readVersion } from './enrollments/read-version.ts';
import { enrollmentHandlers } from './enrollments/routes.ts';
import {
  completionImport,
  enrollmentImport,
  pauseImport,
  resultImport,
  sessionImport,
  swapImport,
} from './import-rules.ts';
import type { FriendsPart } from './sessions/completed-session.ts';
import { reopeningHandlers } from './sessions/lost-by-reopening.ts';
import { sessionHandlers } from './sessions/routes.ts';
import { swapHandlers } from './swaps/routes.ts';
import {
  drillSwaps,
  enrollments,
  exerciseResults,
  planPauses,
  scheduledSessions,
  sessionCompletions,
  sessionProgress,
} from './tables.ts';

/** @param friendsPart counts what friends lose when a session is reopened */
export const trainingFeature = (friendsPart: FriendsPart): Feature => ({
  name: 'training',
  bindings: (platform) => [
    ...bind(training, { ...enrollmentHandlers(platform), ...sessionHandlers(platform) }),
    ...bind(swapCalls, swapHandlers(platform)),
    ...bind(reopening, reopeningHandlers(platform, friendsPart)),
    ...bind({ version: programs.version }, { version: readVersion(platform) }),
  ],
  personalData: [
    { table: enrollments, exportedAs: 'enrollments', import: enrollmentImport },
    { table: planPauses, exportedAs: 'plan-pauses', import: pauseImport },
    { table: scheduledSessions, exportedAs: 'scheduled-sessions', import: sessionImport },
    {
      table: sessionProgress,
      exportedAs: 'session-progress',
      notImported: 'sessions that were begun and not completed',
    },
    { table: drillSwaps, exportedAs: 'drill-swaps', import: swapImport },
    { table: sessionCompletions, exportedAs: 'session-completions', import: completionImport },
    { table: exerciseResults, exportedAs: 'exercise-results', import: resultImport },
  ],
});
