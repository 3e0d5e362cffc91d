/** Percentages of a program that trigger a notification. */
const milestones = [25, 50, 75, 100] as const;

export type Milestone = (typeof milestones)[number];

type Progress = {
  /** Number of completed and skipped sessions before and after; `from` is the smaller number. */
  readonly from: number;
  readonly to: number;
  /** Number of sessions in the program. */
  readonly total: number;
};

/** Returns the milestones reached between a count of sessions and a larger one, lowest first. */
export const milestonesBetween = ({ from, to, total }: Progress): readonly Milestone[] =>
  milestones.filter((percent) => percent * total > 100 * from && percent * total <= 100 * to);
