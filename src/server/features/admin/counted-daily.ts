import type { DrillScores, ProgramWeeks } from '#server/features/training/public-queries.ts';

/** What reads too much to be counted for a screen: counted once a day. */
export type CountedDaily = {
  readonly programWeeks: readonly ProgramWeeks[];
  readonly drillScores: readonly DrillScores[];
};
