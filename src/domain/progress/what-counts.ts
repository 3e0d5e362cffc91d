/** The facts about training that decide what it counts for. */
export type Origin = {
  /** Whether it came with an import, in a file that anybody can edit. */
  readonly imported: boolean;
};

/** What training counts for, besides the log, the statistics and personal bests, for which all of it counts. */
export type Counts = {
  /** Leaderboards and challenges. Only what happened here is comparable. */
  readonly boards: boolean;
};

export const whatCounts = ({ imported }: Origin): Counts => ({ boards: !imported });
