import { useState } from 'react';
import { training } from '#contract/training.ts';
import type { Enrollment } from '#contract/training-schemas.ts';
import { addDays, type CalendarDate } from '#domain/calendar-date.ts';
import { sessionsToReschedule } from '#domain/training/reschedule.ts';
import { weeksNeeded } from '#domain/training/weeks.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { useDates } from '#web/platform/dates.ts';
import { errorText } from '#web/platform/error-text.ts';
import { useToday } from '#web/platform/session/today.ts';
import { PlanWizard } from '../wizard/plan-wizard.tsx';
import type { PlanDialogProps } from './plan-dialog-props.ts';
import { sessionsIn } from './sessions-in.ts';

/** The preselected start: after a current pause, else a future start, else today, or tomorrow if today is done. */
function firstDay(
  { startDate, pause }: Enrollment,
  doneDays: ReadonlySet<CalendarDate>,
  today: CalendarDate,
): CalendarDate {
  if (pause && pause.from <= today) return addDays(pause.to, 1);
  if (startDate > today) return startDate;
  return doneDays.has(today) ? addDays(today, 1) : today;
}

/** Reschedules all planned sessions to other weekdays or another start date. */
export function RescheduleWizard({ enrollment, weeks, open, onOpenChange }: PlanDialogProps) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const today = useToday();
  const { program, sessionsPerWeek, availableDays } = enrollment;
  const sessions = sessionsIn(weeks);
  const totalSessions = sessionsToReschedule(sessions).length;
  const doneDays = new Set(
    sessions.filter((one) => one.status !== 'planned').map((one) => one.scheduledDate),
  );

  const [round, setRound] = useState(0);
  const { send, busy } = useAction(training.rescheduleProgram, {
    success: (answer, { body }) => ({
      title: t('reschedule.done.title'),
      description: t('reschedule.done.text', {
        date: dates.day(body.schedule?.[0]?.scheduledDate ?? answer.startDate, today),
      }),
    }),
    onSuccess: () => {
      onOpenChange(false);
      setRound(round + 1);
    },
    failure: (error) => ({
      title: t('reschedule.failed.title'),
      description: errorText(error, { otherwise: t('reschedule.failed.text') }),
    }),
  });

  return (
    <PlanWizard
      // Resets the wizard to its first step after a success.
      key={round}
      open={open}
      onOpenChange={onOpenChange}
      title={t('reschedule.title', { program: program.name })}
      submitText={t('reschedule.submit')}
      busyText={t('reschedule.busy')}
      busy={busy}
      written={{
        sessionsPerWeek: program.sessionsPerWeek,
        durationWeeks: weeksNeeded(totalSessions, program.sessionsPerWeek),
      }}
      totalSessions={totalSessions}
      initial={{ sessionsPerWeek, availableDays, startDate: firstDay(enrollment, doneDays, today) }}
      onSubmit={({ preferences, schedule }) =>
        send({
          body: {
            userProgramId: enrollment.id,
            schedule,
            preferences: { ...preferences, availableDays: [...preferences.availableDays] },
          },
        })
      }
    />
  );
}
