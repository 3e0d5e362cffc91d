import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { accounts } from '#contract/accounts.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { applyServerErrors } from './apply-server-errors.ts';
import { emailRules } from './rules.ts';
import { SignForm } from './sign-form.tsx';
import { SignFrame } from './sign-frame.tsx';
import { SignNote } from './sign-note.tsx';

const fields = ['email'] as const;

/** The answer is the same for every address: it must not tell who has an account. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation('accounts');
  const {
    register,
    handleSubmit,
    setError,
    getValues,
    formState: { errors },
  } = useForm({ defaultValues: { email: '' } });
  const request = useAction(accounts.requestPasswordReset, {
    onError: (error) => applyServerErrors(error, { fields, setError }),
  });
  if (request.isSuccess) {
    return (
      <SignNote
        title={t('forgot.sent.title')}
        text={t('forgot.sent.text', { email: getValues('email').trim() })}
      >
        <Button variant="line" onClick={request.reset}>
          {t('forgot.sent.again')}
        </Button>
        <BackToSignIn />
      </SignNote>
    );
  }
  return (
    <SignFrame>
      <SignForm
        title={t('forgot.title')}
        lead={t('forgot.text')}
        onSubmit={handleSubmit((body) => request.mutate({ body }))}
        submit={t('forgot.submit')}
        busy={request.isPending}
        fault={errors.root?.message}
        foot={<BackToSignIn />}
      >
        <Field label={t('email')} error={errors.email?.message}>
          <TextInput
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...register('email', emailRules(t))}
          />
        </Field>
      </SignForm>
    </SignFrame>
  );
}

function BackToSignIn() {
  const { t } = useTranslation('accounts');
  return (
    <Link className="link center" to="/sign-in">
      {t('forgot.back')}
    </Link>
  );
}
