import './add-session-dialog.css';
import { useState } from 'react';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useToday } from '#web/platform/session/today.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { BackButton } from '#web/ui/back-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { AddAnother } from './add-another.tsx';
import { type Activity, ChooseActivity } from './choose-activity.tsx';
import { dropLogDrafts, interruptedForm } from './log-drafts.ts';
import { PracticeFields } from './practice-fields.tsx';
import { RoundFields } from './round-fields.tsx';
import { usePracticeForm, useRoundForm } from './use-log-forms.ts';

export type AddSessionDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The date to log for; today by default. */
  readonly date?: CalendarDate | undefined;
  /** The form to open with. By default the dialog asks for the activity first. */
  readonly activity?: Activity | undefined;
};

/** Logs practice or a round. Starts with empty forms, or where a reload or a crash has interrupted the golfer. */
export function AddSessionDialog(props: AddSessionDialogProps) {
  const { open, date } = props;
  const [last, setLast] = useState({ open, date, count: 0 });
  if (last.open !== open || last.date !== date)
    setLast({ open, date, count: open ? last.count + 1 : last.count });
  return <Dialog key={last.count} {...props} />;
}

/** Keeps typed values when the request fails, when the golfer goes back a step, and across reloads. */
function Dialog({ open, onClose, date, activity }: AddSessionDialogProps) {
  const { t } = useTranslation('logbook');
  const { id } = useGolfer();
  const today = useToday();
  const [interrupted] = useState(() => interruptedForm(id));
  const [step, setStep] = useState<'select' | Activity>(activity ?? interrupted ?? 'select');
  const [from, setFrom] = useState<Activity | null>(null);
  const leave = () => {
    dropLogDrafts(id);
    onClose();
  };
  const practice = usePracticeForm(date, leave);
  const round = useRoundForm(date, leave);

  const { submit, action, another } = step === 'round' ? round : practice;
  const state = {
    open,
    onOpenChange: (next: boolean) => !next && leave(),
    // Both forms are dropped together, and one that was interrupted counts as typed.
    unsaved: practice.unsaved || round.unsaved || (interrupted !== null && !action.busy),
    survivesReload: true,
  };
  if (step === 'select')
    return (
      <Sheet {...state} title={t('title')}>
        <ChooseActivity
          onChoose={setStep}
          from={from}
          isForToday={date === undefined || date === today}
          onLeave={onClose}
        />
      </Sheet>
    );
  return (
    <Sheet
      {...state}
      title={t(`${step}.title`)}
      before={
        <BackButton
          label={t('back')}
          onClick={() => {
            setFrom(step);
            setStep('select');
          }}
        />
      }
      top={
        <p className="sheet-note small" role="status">
          {(action.error || step === interrupted) && t('kept')}
        </p>
      }
      onSubmit={submit}
      foot={
        <Button type="submit" size="tall" busy={action.busy} busyText={t('busy')}>
          {t(`${step}.submit`)}
        </Button>
      }
    >
      {step === 'practice' ? (
        <PracticeFields form={practice.form} />
      ) : (
        <RoundFields form={round.form} />
      )}
      <AddAnother {...another} />
    </Sheet>
  );
}
