import './handicap-dialog.css';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { type HandicapEntry, longestHandicapNotes } from '#contract/handicap.ts';
import { monthOf, todayIn } from '#domain/calendar-date.ts';
import { formatHandicap, isHandicap } from '#domain/handicap/handicap.ts';
import { HandicapStepper } from '#web/golf/handicap-stepper.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useToday } from '#web/platform/session/today.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { Change, Question } from './handicap-change.tsx';
import { useHandicapForm } from './use-handicap-form.ts';

type HandicapDialogProps = {
  readonly open: boolean;
  /** Recorded handicaps, oldest first; empty while they are loading. */
  readonly history: readonly HandicapEntry[];
  readonly onClose: () => void;
};

/** The placeholder of the field and the start value of its buttons when no handicap is known. */
const example = 18.5;
// The hint about plus handicaps is only useful to good golfers, or when no handicap is known.
const mayNeedPlus = (saved: string | null) => saved === null || Number(saved) < 5;

/** Returns null for a value that is not a valid handicap. */
const numberOf = (value: number | null) => (value !== null && isHandicap(value) ? value : null);

/** Asks for this month's handicap. Only updating or skipping closes it, to prevent accidents. */
export function HandicapDialog({ open, history, onClose }: HandicapDialogProps) {
  const { t, language } = useTranslation('handicap');
  const today = useToday();
  const { currentHandicap: saved, timeZone } = useGolfer();
  // The dialog opens by itself. Focus the question: focusing the field would open the keyboard of a phone, and
  // focusing a button would let a stray key press trigger it.
  const question = useRef<HTMLParagraphElement>(null);
  const { form, submit, unsaved, action, skip, skipping } = useHandicapForm(onClose);
  const { control } = form;
  const value = numberOf(useWatch({ control, name: 'handicap' }));
  // Skip this month's record, which arrives while the dialog is about to close.
  const last = history.findLast(
    ({ recordedAt }) =>
      monthOf(todayIn(timeZone, Temporal.Instant.from(recordedAt))) < monthOf(today),
  );

  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      dismissible={false}
      initialFocus={question}
      title={t('title')}
      className="handicap-update"
      onSubmit={submit}
      unsaved={unsaved}
      foot={
        <>
          <Button variant="outline" busy={action.busy || skipping} onClick={skip}>
            {t('skip')}
          </Button>
          <Button type="submit" busy={action.busy} busyText={t('updating')}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <p className="muted" ref={question} tabIndex={-1}>
        <Question last={last} today={today} />
      </p>
      <FormField
        control={control}
        name="handicap"
        label={<span className="visually-hidden">{t('label')}</span>}
        group
      >
        {(field) => (
          <HandicapStepper
            ref={field.ref}
            size="large"
            value={field.value}
            onValueChange={field.onChange}
            onClear={() => field.onChange(null)}
            start={example}
            placeholder={formatHandicap(example, language)}
          />
        )}
      </FormField>
      {mayNeedPlus(saved) && <p className="small muted">{t('plus')}</p>}
      <Change last={last} now={value} today={today} />
      <p className="small muted">{t('counts')}</p>
      <FormField control={control} name="notes" label={t('notes')}>
        {(field) => (
          <TextArea {...field} maxLength={longestHandicapNotes} placeholder={t('optional')} />
        )}
      </FormField>
    </Sheet>
  );
}
