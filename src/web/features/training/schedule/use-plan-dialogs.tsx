import { type ReactNode, useState } from 'react';
import type { Enrollment, WeekSummary } from '#contract/training-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { lazily } from '#web/platform/loading/lazily.ts';
import { useDialog } from '#web/platform/loading/use-dialog.ts';
import type { PlanChange } from '../plan-dialogs/plan-dialogs.tsx';

const loadDialogs = () => import('../plan-dialogs/plan-dialogs.tsx');
const PlanDialogs = lazily(loadDialogs, 'PlanDialogs');

/** Loads the dialogs early, when the pointer or the focus reaches a button that opens one. */
export const fetchDialogs = () => void loadDialogs().catch(() => {});

type Plan = { readonly enrollment: Enrollment; readonly weeks: readonly WeekSummary[] };

export type PlanDialogState = {
  /** Opens the dialog for a change of the plan. */
  readonly ask: (change: PlanChange) => void;
  readonly busy: boolean;
  readonly dialogs: ReactNode;
};

/** The dialogs that change a plan, which are loaded on first use. */
export function usePlanDialogs({ enrollment, weeks }: Plan): PlanDialogState {
  const { t } = useTranslation('training');
  const { show, busy, opened, state } = useDialog(PlanDialogs, t('schedule.tileFailed'));
  const [change, setChange] = useState<PlanChange>('reschedule');
  const ask = (next: PlanChange) => {
    setChange(next);
    void show();
  };
  const dialogs = opened > 0 && (
    <PlanDialogs enrollment={enrollment} weeks={weeks} change={change} {...state} />
  );
  return { ask, busy, dialogs };
}
