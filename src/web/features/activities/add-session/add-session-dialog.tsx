import './activities.css';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useToday } from '#web/platform/session/today.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { type Activity, ChooseActivity } from './choose-activity.tsx';
import { PracticeFields } from './practice-fields.tsx';
import { emptyPractice } from './practice-values.ts';
import { RoundFields } from './round-fields.tsx';
import { emptyRound } from './round-values.ts';
import { useAddPractice, useAddRound } from './use-add.ts';

export type AddSessionDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The day it was done; today without it. */
  readonly date?: CalendarDate | undefined;
};

/** Logs practice or a round. What is typed stays through a failure and through going back a step. */
export function AddSessionDialog({ open, onClose, date }: AddSessionDialogProps) {
  const { t } = useTranslation('activities');
  const [step, setStep] = useState<'select' | Activity>('select');
  const [from, setFrom] = useState<Activity | null>(null);
  const practice = useAddPractice(onClose);
  const round = useAddRound(onClose);
  useFreshForms({ open, date }, (day) => {
    setStep('select');
    setFrom(null);
    practice.form.restart(emptyPractice(day));
    round.form.restart(emptyRound(day));
  });

  const close = (next: boolean) => !next && onClose();
  if (step === 'select')
    return (
      <Sheet open={open} onOpenChange={close} title={t('title')}>
        <ChooseActivity onChoose={setStep} from={from} />
      </Sheet>
    );
  const add = step === 'practice' ? practice : round;
  return (
    <Sheet
      open={open}
      onOpenChange={close}
      title={t(`${step}.title`)}
      before={
        <Back
          onClick={() => {
            setFrom(step);
            setStep('select');
          }}
        />
      }
      top={
        <p className="log-kept small" role="status">
          {add.form.phase === 'failed' && t('kept')}
        </p>
      }
      onSubmit={(event) => add.form.submit(event, add.send)}
      foot={
        <Button type="submit" size="tall" busy={add.form.phase === 'sending'} busyText={t('busy')}>
          {t(`${step}.submit`)}
        </Button>
      }
    >
      {step === 'practice' ? (
        <PracticeFields form={practice.form} />
      ) : (
        <RoundFields form={round.form} />
      )}
    </Sheet>
  );
}

/** Starts anew whenever the dialog opens, and with a date that arrives while it is open. */
function useFreshForms(
  { open, date }: Pick<AddSessionDialogProps, 'open' | 'date'>,
  start: (day: CalendarDate) => void,
) {
  const today = useToday();
  const [seen, setSeen] = useState<{ open: boolean; date: string | undefined }>({
    open: false,
    date: undefined,
  });
  if (seen.open === open && seen.date === date) return;
  setSeen({ open, date });
  if (open) start(date ?? today);
}

/** Takes the focus, which would be lost together with the choice that was pressed. */
function Back({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('activities');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <IconButton ref={button} label={t('back')} onClick={onClick}>
      <ArrowLeft className="icon" aria-hidden />
    </IconButton>
  );
}
