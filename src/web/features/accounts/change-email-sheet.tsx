import { useQueryClient } from '@tanstack/react-query';
import { accounts } from '#contract/accounts.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { rememberUser } from '#web/platform/session/user.ts';
import { toast } from '#web/platform/toast/toast.ts';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { EmailField } from './email-field.tsx';
import { emailText } from './field-texts.ts';
import { SignInSheet, type SignInSheetProps } from './sign-in-sheet.tsx';

/** Changes the email address, either at once or after the golfer opens the link mailed to the new address. */
export function ChangeEmailSheet({ open, onClose }: SignInSheetProps) {
  const { t } = useTranslation('settings');
  const { t: accountText } = useTranslation('accounts');
  const client = useQueryClient();
  const { form, errors, submit, unsaved, action } = useActionForm(accounts.changeEmail, {
    defaultValues: { email: '', currentPassword: '' },
    input: (body) => ({ body }),
    texts: { email: emailText(accountText), currentPassword: accountText('faults.password') },
    refusals: { email_taken: { field: 'email', text: accountText('signUp.taken') } },
    onSuccess: ({ user }) => {
      if (user === null) return;
      rememberUser(client, user);
      toast({ title: t('signIn.emailDone') });
      onClose();
    },
  });
  const { control } = form;
  const sent = action.answer?.user === null;
  return (
    <SignInSheet
      {...{ open, onClose, unsaved }}
      title={t(sent ? 'signIn.emailSent.title' : 'signIn.changeEmail')}
      onSubmit={submit}
      submit={t('signIn.save')}
      busy={action.busy}
      error={errors.root?.message}
      done={sent && t('signIn.emailSent.text', { email: form.getValues('email').trim() })}
    >
      <EmailField control={control} name="email" label={t('signIn.newEmail')} />
      <FormField control={control} name="currentPassword" label={t('signIn.currentPassword')}>
        {(field) => <PasswordInput {...field} autoComplete="current-password" />}
      </FormField>
    </SignInSheet>
  );
}
