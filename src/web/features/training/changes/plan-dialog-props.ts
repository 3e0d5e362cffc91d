import type { Enrollment, WeekSummary } from '#contract/training-schemas.ts';

/** What every dialog about a whole plan is given. */
export type PlanDialogProps = {
  readonly enrollment: Enrollment;
  readonly weeks: readonly WeekSummary[];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};
