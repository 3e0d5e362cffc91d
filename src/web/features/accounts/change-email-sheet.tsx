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
  const { t } = useTranslation('accounts');
  const client = useQueryClient();
  const { form, errors, submit, action } = useActionForm(accounts.changeEmail, {
    defaultValues: { email: '', currentPassword: '' },
    input: (body) => ({ body }),
    texts: { email: emailText(t), currentPassword: t('faults.password') },
    refusals: { email_taken: { field: 'email', text: t('signUp.taken') } },
    refresh: [accounts.signInMethods.path],
    onSuccess: ({ user }) => {
      if (user === null) return;
      rememberUser(client, user);
      toast({ title: t('signInCard.emailDone') });
      onClose();
    },
  });
  const { control } = form;
  const sent = action.answer?.user === null;
  return (
    <SignInSheet
      {...{ open, onClose }}
      title={t(sent ? 'signInCard.emailSent.title' : 'signInCard.changeEmail')}
      onSubmit={submit}
      submit={t('signInCard.save')}
      busy={action.busy}
      error={errors.root?.message}
      done={sent && t('signInCard.emailSent.text', { email: form.getValues('email').trim() })}
    >
      <EmailField control={control} name="email" label={t('signInCard.newEmail')} />
      <FormField control={control} name="currentPassword" label={t('signInCard.currentPassword')}>
        {(field) => <PasswordInput {...field} autoComplete="current-password" />}
      </FormField>
    </SignInSheet>
  );
}
