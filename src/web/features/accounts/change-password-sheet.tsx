import { useWatch } from 'react-hook-form';
import { accounts } from '#contract/accounts.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { newPasswordText } from './field-texts.ts';
import { SignInSheet, type SignInSheetProps } from './sign-in-sheet.tsx';
import { StrengthHint } from './strength-hint.tsx';

/** Changes the password. Requires the current one. */
export function ChangePasswordSheet({ open, onClose }: SignInSheetProps) {
  const { t } = useTranslation('settings');
  const { t: accountText } = useTranslation('accounts');
  const { email, firstName, lastName } = useGolfer();
  const { form, errors, submit, unsaved, action } = useActionForm(accounts.changePassword, {
    defaultValues: { currentPassword: '', newPassword: '' },
    input: (body) => ({ body }),
    texts: {
      currentPassword: accountText('faults.password'),
      newPassword: newPasswordText(accountText),
    },
    success: {
      title: t('signIn.passwordDone.title'),
      description: t('signIn.passwordDone.text'),
    },
    onSuccess: onClose,
  });
  const { control } = form;
  const newPassword = useWatch({ control, name: 'newPassword' });
  const owner = { email, names: [firstName, lastName] };
  return (
    <SignInSheet
      {...{ open, onClose, unsaved }}
      title={t('signIn.changePassword')}
      onSubmit={submit}
      submit={t('signIn.save')}
      busy={action.busy}
      error={errors.root?.message}
    >
      <FormField control={control} name="currentPassword" label={t('signIn.currentPassword')}>
        {(field) => <PasswordInput {...field} autoComplete="current-password" />}
      </FormField>
      <FormField
        control={control}
        name="newPassword"
        label={accountText('newPassword')}
        hint={!errors.newPassword && <StrengthHint password={newPassword} owner={owner} />}
      >
        {(field) => <PasswordInput {...field} autoComplete="new-password" />}
      </FormField>
      <p className="small muted">{t('signIn.othersOut')}</p>
    </SignInSheet>
  );
}
