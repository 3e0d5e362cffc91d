import type { Control } from 'react-hook-form';
import type { InstallationState } from '#contract/installation.ts';
import { secondStepModes } from '#contract/installation-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Question } from './question.tsx';
import { isLocked, type SettingsValues } from './settings-values.ts';

type SecondStepQuestionProps = {
  readonly control: Control<SettingsValues>;
  readonly state: InstallationState;
};

/** Whether administrators need a second step at sign-in. */
export function SecondStepQuestion({ control, state }: SecondStepQuestionProps) {
  const { t } = useTranslation('installation');
  return (
    <Question title={t('secondStep.title')} source={state.sources.adminSecondStep}>
      <FormField
        control={control}
        name="adminSecondStep"
        label={t('secondStep.label')}
        hint={t('secondStep.hint')}
      >
        {(field) => (
          <Select
            {...field}
            disabled={isLocked(state, 'adminSecondStep')}
            options={secondStepModes.map((value) => ({ value, label: t(`secondStep.${value}`) }))}
          />
        )}
      </FormField>
    </Question>
  );
}
