import { useState } from 'react';
import { changedWithPlan, training } from '#contract/training.ts';
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
import { useAction } from '#web/platform/api/action.ts';
import { useDates } from '#web/platform/dates.ts';
import { errorText } from '#web/platform/error-text.ts';
import { useToday } from '#web/platform/session/today.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { PlanDialogProps } from './plan-dialog-props.ts';
import { sessionsIn } from './sessions-in.ts';

/** A week is what most holidays and colds take. */
const usualDays = 7;

type Draft = {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly reason: PauseReason;
};

/** What is wrong with the days, beside the field it is wrong in. */
function useProblems({ from, to }: Draft, today: CalendarDate) {
  const { t } = useTranslation('training');
  const from_ = isCalendarDate(from) ? undefined : t('pause.problems.no_day');
  const to_ = isCalendarDate(to) ? undefined : t('pause.problems.no_day');
  if (from_ !== undefined || to_ !== undefined) return { from: from_, to: to_ };
  const problems = checkPause({ from, to }, today);
  const ofFrom = problems.find((problem) => problem.startsWith('from'));
  const ofTo = problems.find((problem) => !problem.startsWith('from'));
  return {
    from: ofFrom && t(`pause.problems.${ofFrom}`),
    to: ofTo && t(`pause.problems.${ofTo}`),
  };
}

/** Asks for the days of a pause and says what it does to the plan before it is done. */
export function PauseDialog({ enrollment, weeks, open, onOpenChange }: PlanDialogProps) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const today = useToday();
  const [chosen, setChosen] = useState<Partial<Draft>>({});
  const from = chosen.from ?? today;
  const to =
    chosen.to ?? (isCalendarDate(from) ? addDays(from, usualDays - 1) : addDays(today, usualDays));
  const draft: Draft = { from, to, reason: chosen.reason ?? 'holiday' };
  const problems = useProblems(draft, today);
  const choose = (choice: Partial<Draft>) => setChosen({ ...chosen, ...choice });

  const { send, busy } = useAction(training.pause, {
    refresh: changedWithPlan,
    success: ({ pause }) => ({
      title: t('pause.done.title'),
      description: t('pause.done.text', { date: dates.day(pause?.to ?? to) }),
    }),
    onSuccess: () => onOpenChange(false),
    failure: (error) => ({
      title: t('pause.failed.title'),
      description: errorText(error, { otherwise: t('pause.failed.text') }),
    }),
  });

  const isFine = problems.from === undefined && problems.to === undefined;
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('pause.title', { program: enrollment.program.name })}
      onSubmit={(event) => {
        event.preventDefault();
        if (isFine) send({ body: draft });
      }}
      foot={
        <>
          <Button variant="line" disabled={busy} onClick={() => onOpenChange(false)}>
            {t('pause.cancel')}
          </Button>
          <Button type="submit" busy={busy} busyText={t('pause.busy')}>
            {t('pause.submit')}
          </Button>
        </>
      }
    >
      <div className="two pause-days">
        <Field label={t('pause.from')} error={problems.from}>
          <TextInput
            type="date"
            value={from}
            min={today}
            max={lastDayToPlan(today)}
            onChange={({ target }) => choose({ from: target.value })}
          />
        </Field>
        <Field label={t('pause.to')} error={problems.to}>
          <TextInput
            type="date"
            value={to}
            min={from}
            onChange={({ target }) => choose({ to: target.value })}
          />
        </Field>
      </div>
      <Field label={t('pause.reason')} group>
        <Segmented
          value={draft.reason}
          onValueChange={(reason) => choose({ reason })}
          options={pauseReasons.map((value) => ({ value, label: t(`pause.reasons.${value}`) }))}
        />
      </Field>
      {isFine && <PauseEffect weeks={weeks} startDate={enrollment.startDate} span={draft} />}
    </Sheet>
  );
}

type PauseEffectProps = {
  readonly weeks: readonly WeekSummary[];
  readonly startDate: CalendarDate;
  readonly span: { readonly from: CalendarDate; readonly to: CalendarDate };
};

/** How far the plan moves for a pause, by the server's own rule. */
function PauseEffect({ weeks, startDate, span }: PauseEffectProps) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const plan = { startDate, sessions: sessionsIn(weeks) };
  const shifted = shiftForPause(plan, span);
  const moved = changesBetween(plan, shifted.plan);
  const next = moved.map((session) => session.scheduledDate).toSorted()[0];
  return (
    <p className="pause-effect" role="status">
      {next === undefined
        ? t('pause.nothingMoves')
        : t('pause.moves', {
            count: moved.length,
            weeks: shifted.weeks,
            date: dates.day(next),
          })}{' '}
      {t('pause.frozen')}
    </p>
  );
}
