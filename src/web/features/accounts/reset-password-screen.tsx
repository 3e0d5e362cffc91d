import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { accounts, passwordLength } from '#contract/accounts.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';
import { userQuery } from '#web/platform/session/user.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { applyServerErrors, hasCode } from './apply-server-errors.ts';
import { newPasswordRules } from './rules.ts';
import { SignForm } from './sign-form.tsx';
import { SignFrame } from './sign-frame.tsx';
import { SignNote } from './sign-note.tsx';

const fields = ['newPassword'] as const;

/** `token` comes with the mailed link. */
export function ResetPasswordScreen({ token }: { token?: string }) {
  const { t } = useTranslation('accounts');
  const client = useQueryClient();
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({ defaultValues: { newPassword: '' } });
  const reset = useAction(accounts.resetPassword, {
    // The server has ended every session of the account, this browser's too.
    onSuccess: () => client.setQueryData(userQuery.queryKey, null),
    onError: (error) => applyServerErrors(error, { fields, setError }),
  });
  if (reset.isSuccess) {
    return (
      <SignNote title={t('reset.done.title')} text={t('reset.done.text')}>
        <Button size="tall" asChild>
          <Link to="/sign-in">{t('reset.done.action')}</Link>
        </Button>
      </SignNote>
    );
  }
  if (token === undefined || hasCode(reset.error, 'reset_link_invalid')) {
    return (
      <SignNote title={t('reset.expired.title')} text={t('reset.expired.text')}>
        <Button size="tall" asChild>
          <Link to="/forgot-password">{t('reset.expired.action')}</Link>
        </Button>
      </SignNote>
    );
  }
  return (
    <SignFrame>
      <SignForm
        title={t('reset.title')}
        lead={t('reset.text')}
        onSubmit={handleSubmit((values) => reset.mutate({ body: { token, ...values } }))}
        submit={t('reset.submit')}
        busy={reset.isPending}
        fault={errors.root?.message}
      >
        <Field
          label={t('newPassword')}
          hint={!errors.newPassword && t('passwordHint', passwordLength)}
          error={errors.newPassword?.message}
        >
          <PasswordInput
            autoComplete="new-password"
            {...register('newPassword', newPasswordRules(t))}
          />
        </Field>
      </SignForm>
    </SignFrame>
  );
}
