import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { builder } from '#contract/builder.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import type { DialogState } from '#web/ui/dialog-state.ts';
import { useBuilder } from './builder-context.ts';
import { changedFields } from './changed-fields.ts';
import { DraftFindings } from './draft-findings.tsx';
import { FormSheet } from './form-sheet.tsx';
import { PlanFields, useProgramTexts } from './program-fields.tsx';
import { type PlanValues, planBody, planValues } from './program-values.ts';
import { useEditOptions } from './use-edit-options.ts';
import { useMeanwhile } from './use-meanwhile.tsx';

/** Edits the program's planned size, which the plan checks use, and its difficulty and color. */
export function PlanDialog(state: DialogState) {
  const { t } = useTranslation('builder');
  const { program } = useBuilder();
  const [opened] = useState(() => planValues(program));
  const { headers, note } = useMeanwhile(program, state);
  const { form, submit, unsaved, action } = useActionForm(builder.update, {
    ...useEditOptions('updatePlan'),
    defaultValues: opened,
    input: (values) => ({
      params: { id: program.id },
      body: changedFields(planBody(opened), planBody(values)),
      headers,
    }),
    texts: useProgramTexts(),
    onSent: () => state.onOpenChange(false),
  });
  const typed = useWatch({ control: form.control }) as PlanValues;
  return (
    <FormSheet
      {...state}
      title={t('plan.open')}
      about={program.name}
      submitText={t('save')}
      busy={action.busy}
      unsaved={unsaved}
      onSubmit={submit}
    >
      {note}
      <PlanFields control={form.control} />
      <DraftFindings
        plan={{ ...program, ...planBody(typed) }}
        partIds={[null]}
        faults={['too_few_weeks', 'too_many_weeks']}
      />
    </FormSheet>
  );
}
