import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { type InstallationState, installation } from '#contract/installation.ts';
import { clubNameLength } from '#contract/installation-schemas.ts';
import { languages } from '#domain/language.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { nameOfLanguage } from '#web/platform/language.ts';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { JoiningChoice } from './joining-choice.tsx';
import { Question } from './question.tsx';
import { SecondStepQuestion } from './second-step-question.tsx';
import { AddressPart, BackupPart, MailPart } from './server-parts.tsx';
import { bodyOf, isLocked, type SettingsValues, valuesOf } from './settings-values.ts';

type SettingsFormProps = {
  readonly state: InstallationState;
  readonly onSaved: (values: SettingsValues) => void;
  /** Shows what only an installation in use decides, in addition to the six questions. */
  readonly isWhole?: boolean;
  /** The button that saves. */
  readonly submit: (busy: boolean) => ReactNode;
};

/** The six questions, each with its answer already in. */
export function SettingsForm(props: SettingsFormProps) {
  const { state, onSaved, isWhole = false, submit: submitButton } = props;
  const { t } = useTranslation('installation');
  const { form, errors, submit, action } = useActionForm(installation.change, {
    defaultValues: valuesOf(state),
    input: (values: SettingsValues) => ({ body: bodyOf(state, values) }),
    fieldOf: (path) => path.split('.')[0] ?? path,
    refusals: {
      provider_unused: { field: 'signIn' },
      second_step_needed: { field: 'adminSecondStep' },
    },
    onSent: (_, values) => onSaved(values),
  });
  const { control } = form;
  const signUp = useWatch({ control, name: 'signUp' });
  return (
    <form className="stack-large" noValidate onSubmit={submit}>
      <Question title={t('name.title')} source={state.sources.clubName}>
        <FormField control={control} name="clubName" label={t('name.label')} hint={t('name.hint')}>
          {(field) => (
            <TextInput
              {...field}
              maxLength={clubNameLength}
              autoComplete="off"
              readOnly={isLocked(state, 'clubName')}
            />
          )}
        </FormField>
      </Question>
      <Question title={t('language.title')} source={state.sources.language}>
        <FormField
          control={control}
          name="language"
          label={t('language.label')}
          hint={t('language.hint')}
        >
          {(field) => (
            <Select
              {...field}
              disabled={isLocked(state, 'language')}
              options={languages.map((value) => ({
                value,
                label: nameOfLanguage(value),
                lang: value,
              }))}
            />
          )}
        </FormField>
      </Question>
      <Question title={t('joining.title')} source={state.sources.signUp}>
        {isLocked(state, 'signUp') ? (
          <p>
            <b>{t(`joining.${signUp}.name`)}</b>: {t(`joining.${signUp}.text`)}
          </p>
        ) : (
          <JoiningChoice
            value={signUp}
            onValueChange={(value) => form.setValue('signUp', value, { shouldDirty: true })}
          />
        )}
        {signUp === 'invitation' && (
          <FormField
            control={control}
            name="mailDomains"
            label={t('joining.domains')}
            hint={t('joining.domainsHint')}
          >
            {(field) => (
              <TextInput
                {...field}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                readOnly={isLocked(state, 'mailDomains')}
              />
            )}
          </FormField>
        )}
        {state.provider !== null && (
          <FormField
            control={control}
            name="signIn"
            label={t('signIn.label')}
            hint={t('signIn.hint', { provider: state.provider })}
          >
            {(field) => (
              <Select
                {...field}
                disabled={isLocked(state, 'signIn')}
                options={[
                  { value: 'any', label: t('signIn.any', { provider: state.provider ?? '' }) },
                  {
                    value: 'provider',
                    label: t('signIn.provider', { provider: state.provider ?? '' }),
                  },
                ]}
              />
            )}
          </FormField>
        )}
      </Question>
      {isWhole && <SecondStepQuestion {...{ control, state }} />}
      <AddressPart state={state} />
      <MailPart state={state} />
      <BackupPart state={state} />
      {errors.root && <p role="alert">{errors.root.message}</p>}
      {submitButton(action.busy)}
    </form>
  );
}
