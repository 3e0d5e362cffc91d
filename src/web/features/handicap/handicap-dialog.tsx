import './handicap.css';
import { type FormEvent, useRef, useState } from 'react';
import type { HandicapEntry } from '#contract/handicap.ts';
import { longestNotes } from '#contract/handicap.ts';
import { monthOf, todayIn } from '#domain/calendar-date.ts';
import { formatHandicap } from '#domain/handicap/handicap.ts';
import { HandicapStepper } from '#web/golf/handicap-stepper.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useToday } from '#web/platform/session/today.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { toast } from '#web/platform/toast/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { Change, Question } from './handicap-change.tsx';
import { useHandicapUpdate } from './use-handicap-update.ts';

type HandicapDialogProps = {
  readonly open: boolean;
  /** Recorded handicaps, oldest first; empty while they are not known. */
  readonly history: readonly HandicapEntry[];
  readonly onClose: () => void;
};

/** What the field shows as an example, and where its buttons begin, when no handicap is known. */
const example = 18.5;
// Nobody else has a use for the sentence on plus handicaps.
const mayNeedPlus = (saved: string | null) => saved === null || Number(saved) < 5;

/** Asks for this month's handicap. It is left by updating or by skipping, not by accident. */
export function HandicapDialog({ open, history, onClose }: HandicapDialogProps) {
  const { t, language } = useTranslation('handicap');
  const dates = useDates();
  const today = useToday();
  const { currentHandicap: saved, timeZone } = useGolfer();
  const [value, setValue] = useState(saved === null ? null : Number(saved));
  const [faulty, setFaulty] = useState(false);
  const [notes, setNotes] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // It comes unasked: the field would bring up the keyboard of a phone, a button take a stray press.
  const question = useRef<HTMLParagraphElement>(null);
  const { doing, update, skip } = useHandicapUpdate(onClose);
  // Not this month's own record, which arrives while the dialog is about to close.
  const last = history.findLast(
    ({ recordedAt }) =>
      monthOf(todayIn(timeZone, Temporal.Instant.from(recordedAt))) < monthOf(today),
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value !== null && !faulty) {
      const month = dates.month(today);
      update({ handicap: value, notes: notes.trim() || t('notesDefault', { month }) });
      return;
    }
    toast({
      title: t('toasts.invalid.title'),
      description: t('toasts.invalid.text'),
      variant: 'destructive',
    });
    input.current?.focus();
  };

  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      dismissible={false}
      initialFocus={question}
      title={t('title')}
      className="hu"
      onSubmit={submit}
      foot={
        <>
          <Button variant="line" busy={doing !== 'nothing'} onClick={skip}>
            {t('skip')}
          </Button>
          <Button type="submit" busy={doing === 'updating'} busyText={t('updating')}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <p className="soft" ref={question} tabIndex={-1}>
        <Question last={last} today={today} />
      </p>
      <HandicapStepper
        ref={input}
        size="big"
        label={t('label')}
        value={value}
        onValueChange={setValue}
        onFault={setFaulty}
        start={example}
        placeholder={formatHandicap(example, language)}
      />
      {mayNeedPlus(saved) && <p className="hint center">{t('plus')}</p>}
      <Change last={last} now={faulty ? null : value} today={today} />
      <Field label={t('notes')}>
        <TextArea
          value={notes}
          maxLength={longestNotes}
          placeholder={t('optional')}
          onChange={(event) => setNotes(event.target.value)}
        />
      </Field>
    </Sheet>
  );
}
