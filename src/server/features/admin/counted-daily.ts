import type { DrillScores, ProgramWeeks } from '#server/features/training/public-queries.ts';

/** Statistics that are too expensive to count for each request, so they are counted once a day. */
export type CountedDaily = {
  readonly programWeeks: readonly ProgramWeeks[];
  readonly drillScores: readonly DrillScores[];
};
