import type { Enrollment, WeekSummary } from '#contract/training-schemas.ts';

/** The props of every dialog that changes a whole plan. */
export type PlanDialogProps = {
  readonly enrollment: Enrollment;
  readonly weeks: readonly WeekSummary[];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};
