import { useEffect, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { secondStep } from '#contract/second-step.ts';
import { longestTypedCode } from '#domain/second-step/code.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { SignForm } from './sign-form.tsx';

export type SignedIn = { readonly user: User; readonly deletionTakenBack: boolean };

type CodeFormProps = {
  readonly onSignedIn: (answer: SignedIn) => void;
  /** Goes back to the password. */
  readonly onAgain: () => void;
};

/** Completes a sign-in with a code from an app, or with a recovery code. */
export function CodeForm({ onSignedIn, onAgain }: CodeFormProps) {
  const { t } = useTranslation('second-step');
  const [isRecovery, setRecovery] = useState(false);
  const { form, errors, submit, action } = useActionForm(secondStep.enterCode, {
    defaultValues: { code: '' },
    input: (body) => ({ body }),
    onSuccess: onSignedIn,
  });
  const { setFocus } = form;
  // The field takes the place of the one that was typed into.
  useEffect(() => setFocus('code'), [setFocus]);
  const change = () => {
    form.setValue('code', '');
    form.clearErrors();
    setFocus('code');
    setRecovery(!isRecovery);
  };
  return (
    <SignForm
      title={t(isRecovery ? 'signIn.recoveryTitle' : 'signIn.title')}
      lead={t(isRecovery ? 'signIn.recoveryText' : 'signIn.text')}
      onSubmit={submit}
      submit={t('signIn.submit')}
      busy={action.busy || action.done}
      error={errors.root?.message}
      foot={
        <>
          <button type="button" className="link is-centered" onClick={change}>
            {t(isRecovery ? 'signIn.app' : 'signIn.other')}
          </button>
          <button type="button" className="link is-centered" onClick={onAgain}>
            {t('signIn.again')}
          </button>
        </>
      }
    >
      <FormField
        control={form.control}
        name="code"
        label={t(isRecovery ? 'signIn.recoveryCode' : 'signIn.code')}
      >
        {(field) => (
          <TextInput
            {...field}
            maxLength={longestTypedCode}
            autoComplete={isRecovery ? 'off' : 'one-time-code'}
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </FormField>
    </SignForm>
  );
}
