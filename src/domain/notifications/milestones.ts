/** Shares of a program that are worth a notification, in percent. */
const milestones = [25, 50, 75, 100] as const;

export type Milestone = (typeof milestones)[number];

type Progress = {
  /** Completed and skipped sessions before and after; `from` is the smaller count. */
  readonly from: number;
  readonly to: number;
  /** All sessions of the program. */
  readonly total: number;
};

/** The milestones that the step from one count of sessions to a larger one reaches, lowest first. */
export const milestonesBetween = ({ from, to, total }: Progress): readonly Milestone[] =>
  milestones.filter((percent) => percent * total > 100 * from && percent * total <= 100 * to);
