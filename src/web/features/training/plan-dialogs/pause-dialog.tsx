import './pause-dialog.css';
import { useWatch } from 'react-hook-form';
import { training } from '#contract/training.ts';
import type { WeekSummary } from '#contract/training-schemas.ts';
import { addDays, type CalendarDate, isCalendarDate } from '#domain/calendar-date.ts';
import {
  checkPause,
  type PauseReason,
  pauseReasons,
  shiftForPause,
} from '#domain/training/pause.ts';
import { changesBetween, lastDayToPlan } from '#domain/training/plan-change.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { DateField } from '#web/platform/date-field/date-field.tsx';
import { useDates } from '#web/platform/dates.ts';
import { errorText } from '#web/platform/error-text.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { useToday } from '#web/platform/session/today.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { CloseSheet, Sheet } from '#web/ui/sheet.tsx';
import type { PlanDialogProps } from './plan-dialog-props.ts';
import { sessionsIn } from './sessions-in.ts';

/** The default length: most vacations and colds last about a week. */
const usualDays = 7;

type PauseValues = {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly reason: PauseReason;
};

/** Returns the errors for the two date fields. */
function usePauseFaults() {
  const { t } = useTranslation('training');
  const today = useToday();
  return ({ from, to }: PauseValues) => {
    if (!isCalendarDate(from) || !isCalendarDate(to)) return {};
    const problems = checkPause({ from, to }, today);
    const ofFrom = problems.find((problem) => problem.startsWith('from'));
    const ofTo = problems.find((problem) => !problem.startsWith('from'));
    return {
      from: ofFrom && t(`pause.problems.${ofFrom}`),
      to: ofTo && t(`pause.problems.${ofTo}`),
    };
  };
}

/** Asks for the days of a pause and previews its effect on the plan. */
export function PauseDialog({ enrollment, weeks, open, onOpenChange }: PlanDialogProps) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const today = useToday();
  const { form, errors, submit, unsaved, action } = useActionForm(training.pause, {
    // Report wrong days at once, because the effect on the plan is also shown before submitting.
    mode: 'onChange',
    defaultValues: {
      from: today,
      to: addDays(today, usualDays - 1),
      reason: 'holiday',
    } as PauseValues,
    input: (body) => ({ body }),
    texts: { from: t('pause.problems.no_day'), to: t('pause.problems.no_day') },
    faults: usePauseFaults(),
    success: ({ pause }, { body }) => ({
      title: t('pause.done.title'),
      description: t('pause.done.text', { date: dates.day(pause?.to ?? body.to, today) }),
    }),
    failure: (error) => ({
      title: t('pause.failed.title'),
      description: errorText(error, { otherwise: t('pause.failed.text') }),
    }),
    onSuccess: () => onOpenChange(false),
  });
  const { control } = form;
  const span = useWatch({ control });
  const { from = today, to = today } = span;
  /** Moves the last day together with the first day until the golfer changes the last day. */
  const moveLastDay = (firstDay: string) => {
    if (!isCalendarDate(firstDay) || form.getFieldState('to').isDirty) return;
    form.resetField('to', { defaultValue: addDays(firstDay, usualDays - 1) });
  };

  const isFine = !errors.from && !errors.to && isCalendarDate(from) && isCalendarDate(to);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('pause.title', { program: enrollment.program.name })}
      onSubmit={submit}
      unsaved={unsaved}
      foot={
        <>
          <CloseSheet>
            <Button variant="outline" disabled={action.busy}>
              {t('pause.cancel')}
            </Button>
          </CloseSheet>
          <Button type="submit" busy={action.busy} busyText={t('pause.busy')}>
            {t('pause.submit')}
          </Button>
        </>
      }
    >
      <div className="field-pair pause-days">
        <FormField control={control} name="from" deps={['to']} label={t('pause.from')}>
          {(field) => (
            <DateField
              {...field}
              min={today}
              max={lastDayToPlan(today)}
              onChange={(day) => {
                moveLastDay(day);
                field.onChange(day);
              }}
            />
          )}
        </FormField>
        <FormField control={control} name="to" deps={['from']} label={t('pause.to')}>
          {(field) => <DateField {...field} min={from} />}
        </FormField>
      </div>
      <FormField control={control} name="reason" label={t('pause.reason')} group>
        {(field) => (
          <Segmented
            value={field.value}
            onValueChange={field.onChange}
            options={pauseReasons.map((value) => ({ value, label: t(`pause.reasons.${value}`) }))}
          />
        )}
      </FormField>
      {isFine && <PauseEffect weeks={weeks} startDate={enrollment.startDate} span={{ from, to }} />}
    </Sheet>
  );
}

type PauseEffectProps = {
  readonly weeks: readonly WeekSummary[];
  readonly startDate: CalendarDate;
  readonly span: { readonly from: CalendarDate; readonly to: CalendarDate };
};

/** Shows how far a pause moves the plan, using the same rule as the server. */
function PauseEffect({ weeks, startDate, span }: PauseEffectProps) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const today = useToday();
  const plan = { startDate, sessions: sessionsIn(weeks) };
  const shifted = shiftForPause(plan, span);
  const moved = changesBetween(plan, shifted.plan);
  const next = moved.map((session) => session.scheduledDate).toSorted()[0];
  return (
    <p className="sand-note" role="status">
      {next === undefined
        ? t('pause.nothingMoves')
        : t('pause.moves', {
            count: moved.length,
            weeks: shifted.weeks,
            date: dates.day(next, today),
          })}{' '}
      {t('pause.frozen')}
    </p>
  );
}
