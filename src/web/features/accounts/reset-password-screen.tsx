import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { accounts } from '#contract/accounts.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { userQuery } from '#web/platform/session/user.ts';
import { AccountName } from '#web/ui/account-name.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { newPasswordText } from './field-texts.ts';
import { linkFault } from './link-fault.ts';
import { SignForm } from './sign-form.tsx';
import { SignFrame } from './sign-frame.tsx';
import { SignNote } from './sign-note.tsx';
import { StrengthHint } from './strength-hint.tsx';

type ResetPasswordProps = {
  readonly token?: string;
  /** The account's address, for password managers; empty if the link does not contain it. */
  readonly email?: string;
};

/**
 * Sets a new password. `token` and `email` come from the mailed link, which is checked when it is opened: nobody
 * thinks of a password for a link that no longer works.
 */
export function ResetPasswordScreen({ token = '', email = '' }: ResetPasswordProps) {
  const { t } = useTranslation('accounts');
  const client = useQueryClient();
  const link = useQuery({
    ...query(accounts.resetLink, { query: { token } }),
    enabled: token !== '',
    // Once the password is sent, the link is used up.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { form, errors, submit, action } = useActionForm(accounts.resetPassword, {
    defaultValues: { newPassword: '' },
    input: (values) => ({ body: { token, ...values } }),
    texts: { newPassword: newPasswordText(t) },
    // The server has ended all sessions of the account, including this browser's.
    onSuccess: () => client.setQueryData(userQuery.queryKey, null),
  });
  const newPassword = useWatch({ control: form.control, name: 'newPassword' });
  if (action.done) {
    return (
      <SignNote
        title={t('reset.done.title')}
        text={t('reset.done.text')}
        way={{ to: '/sign-in', text: t('reset.done.action') }}
      />
    );
  }
  const fault = linkFault(token, action.error ?? link.error);
  if (fault !== null) {
    return (
      <SignNote
        title={t(`linkFault.${fault}`)}
        text={t(`reset.fault.${fault}`)}
        way={{ to: '/forgot-password', text: t('reset.newLink') }}
      />
    );
  }
  return (
    <SignFrame>
      <SignForm
        title={t('reset.title')}
        lead={t('reset.text')}
        onSubmit={submit}
        submit={t('reset.submit')}
        busy={action.busy}
        error={errors.root?.message}
      >
        {email && <AccountName email={email} />}
        <FormField
          control={form.control}
          name="newPassword"
          label={t('newPassword')}
          hint={!errors.newPassword && <StrengthHint password={newPassword} />}
        >
          {(field) => <PasswordInput {...field} autoComplete="new-password" />}
        </FormField>
      </SignForm>
    </SignFrame>
  );
}
