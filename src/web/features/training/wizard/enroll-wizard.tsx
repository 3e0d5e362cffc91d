import { useQueryClient } from '@tanstack/react-query';
import { training } from '#contract/training.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { query } from '#web/platform/api/query.ts';
import { useDates } from '#web/platform/dates.ts';
import { errorText } from '#web/platform/error-text.ts';
import { useToday } from '#web/platform/session/today.ts';
import { useNavigate } from '#web/router/router-context.ts';
import type { ChosenPlan } from './draft.ts';
import type { AsWritten } from './per-week-step.tsx';
import { PlanWizard } from './plan-wizard.tsx';

export type EnrollProgram = AsWritten & { readonly id: string; readonly name: string };

export type EnrollWizardProps = {
  readonly program: EnrollProgram;
  /** The number of sessions in the program. */
  readonly totalSessions: number;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** Starts a program on chosen days. If the enrollment fails, all choices are kept. */
export function EnrollWizard({ program, totalSessions, open, onOpenChange }: EnrollWizardProps) {
  const { t } = useTranslation('training');
  const { enroll, busy } = useEnroll(program);
  return (
    <PlanWizard
      open={open}
      onOpenChange={onOpenChange}
      title={t('enroll.title', { program: program.name })}
      submitText={t('enroll.submit')}
      busyText={t('enroll.busy')}
      busy={busy}
      written={program}
      totalSessions={totalSessions}
      onSubmit={enroll}
    />
  );
}

function useEnroll(program: EnrollProgram) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const today = useToday();
  const client = useQueryClient();
  const navigate = useNavigate();

  const { send, busy, done } = useAction(training.enroll, {
    success: (enrollment, { body }) => ({
      title: t('enroll.done.title'),
      description: t('enroll.done.text', {
        date: dates.day(body.schedule?.[0]?.scheduledDate ?? enrollment.startDate, today),
      }),
    }),
    failure: (error) => ({
      title: t('enroll.failed.title'),
      description: errorText(error, { foreign: () => t('enroll.failed.text') }),
    }),
    onSuccess: (enrollment) => {
      // Prevents the schedule from briefly showing that there is no plan.
      client.setQueryData(query(training.current).queryKey, enrollment);
      client.removeQueries({ queryKey: query(training.weeks).queryKey });
      void navigate({ to: '/my-schedule' });
    },
  });

  const enroll = ({ preferences, schedule }: ChosenPlan) => {
    const { sessionsPerWeek, availableDays, startDate } = preferences;
    send({
      body: {
        programId: program.id,
        schedule,
        preferences: { sessionsPerWeek, availableDays: [...availableDays], startDate },
      },
    });
  };
  // Stays busy until the schedule opens, so that the golfer cannot enroll twice.
  return { enroll, busy: busy || done };
}
