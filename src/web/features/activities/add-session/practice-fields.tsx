import { textLength } from '#contract/activities.ts';
import { mostPracticeMinutes } from '#domain/activities/activities.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { Field } from '#web/ui/field.tsx';
import { NumberStepper } from '#web/ui/number-stepper.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { DateField } from './date-field.tsx';
import type { AddPractice } from './use-add.ts';

/** Three digits can be typed, so that too many minutes are told and not quietly cut. */
const mostTyped = 999;

export function PracticeFields({ form }: Pick<AddPractice, 'form'>) {
  const { t } = useTranslation('activities');
  const { values, faults, change } = form;
  return (
    <>
      <Field label={t('practice.name')} error={faults?.title && t(`faults.${faults.title}`)}>
        <TextInput
          value={values.title}
          maxLength={textLength.line}
          placeholder={t('practice.example')}
          onChange={(event) => change({ title: event.target.value })}
        />
      </Field>
      <div className="two log-pair">
        <Field
          group
          label={t('practice.duration')}
          error={faults?.duration && t(`faults.${faults.duration}`, { most: mostPracticeMinutes })}
        >
          <NumberStepper
            size="s"
            unit={t('practice.minute')}
            min={0}
            max={mostTyped}
            step={1}
            value={values.duration}
            onValueChange={(duration) => change({ duration })}
            onClear={() => change({ duration: 0 })}
          />
        </Field>
        <DateField
          value={values.date}
          fault={faults?.date}
          onValueChange={(date) => change({ date })}
        />
      </div>
      <Field label={t('practice.notes')}>
        <TextArea
          rows={3}
          value={values.notes}
          maxLength={textLength.notes}
          placeholder={t('optional')}
          onChange={(event) => change({ notes: event.target.value })}
        />
      </Field>
    </>
  );
}
