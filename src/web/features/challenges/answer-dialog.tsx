import { type Challenge, challenges } from '#contract/challenges.ts';
import { checkScore, mostCounted, unitOf } from '#domain/drills/drill.ts';
import { usePersonName } from '#web/golf/person-name.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { errorText } from '#web/platform/error-text.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { numbersIn } from '#web/platform/numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type AnswerDialogProps = {
  readonly challenge: Challenge;
  readonly onClose: () => void;
  readonly onAnswered: () => void;
};

/** Returns NaN for empty text, which `Number` alone would convert to 0. */
const numberOf = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));

/** Explains a drill and its scoring, and asks for the golfer's score. */
export function AnswerDialog({ challenge, onClose, onAnswered }: AnswerDialogProps) {
  const { t, language } = useTranslation('challenges');
  const issues = useTranslation('issues');
  const name = usePersonName()(challenge.other);
  const { id, drill, otherScore } = challenge;
  const { unit, how, min, max, step } = drill.scoring;
  const { form, submit, unsaved, action } = useActionForm(challenges.answer, {
    defaultValues: { score: '' },
    input: ({ score }) => ({
      params: { id },
      body: { score: numberOf(score) },
    }),
    faults: ({ score }) => {
      const fault = checkScore(drill.scoring, numberOf(score));
      const bounds = { min, max: max ?? mostCounted, step };
      return fault === null ? {} : { score: issues.t(fault, bounds) };
    },
    success: ({ outcome }) => ({ title: t(`outcome.${outcome}`, { name }) }),
    failure: (error) => ({
      title: t('answer.failed'),
      description: errorText(error, { otherwise: '' }),
    }),
    onSent: onAnswered,
  });
  const score = numbersIn(language).write(otherScore ?? 0);
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={drill.name}
      onSubmit={submit}
      unsaved={unsaved}
      foot={
        <Button type="submit" busy={action.busy} wide>
          {t('answer.send')}
        </Button>
      }
    >
      <div className="stack challenge-drill" lang={drill.howToLanguage}>
        {drill.setUp && <p>{drill.setUp}</p>}
        <ol className="stack-small">
          {drill.steps.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ol>
      </div>
      <p>
        <b>{t('answer.how')}</b> {how}
      </p>
      <FormField
        control={form.control}
        name="score"
        label={t('answer.score', { unit })}
        hint={`${t('toBeat', { score, unit: unitOf(drill.scoring, otherScore ?? 0, language) })}. ${t('answer.hint')}`}
      >
        {(field) => (
          <TextInput
            {...field}
            numeric
            type="number"
            inputMode={step === 1 ? 'numeric' : 'decimal'}
            min={min}
            max={max ?? undefined}
            step={step}
            autoComplete="off"
          />
        )}
      </FormField>
    </Sheet>
  );
}
