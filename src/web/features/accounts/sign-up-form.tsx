import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { accounts } from '#contract/accounts.ts';
import { nameLength } from '#contract/accounts-schemas.ts';
import { training } from '#contract/training.ts';
import { bestLanguage } from '#domain/language.ts';
import { richText, useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { deviceTimeZone } from '#web/platform/browser/device-traits.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { EmailField } from './email-field.tsx';
import { emailText, lineText, newPasswordText } from './field-texts.ts';
import { ProviderButton, type Visit } from './provider-button.tsx';
import { SignForm } from './sign-form.tsx';
import { SignFrame } from './sign-frame.tsx';
import { useSignInOptions } from './sign-in-options.ts';
import { SignNote } from './sign-note.tsx';
import { StrengthHint } from './strength-hint.tsx';
import { useFinishSignIn } from './use-finish-sign-in.ts';

export type SignUpFormProps = Visit & {
  /** The address that the invitation is for; empty if it is for anybody. */
  readonly email?: string;
};

/** Creates an account. Then goes to `next`, or to the screen that asks for both handicaps if `next` is missing. */
export function SignUpForm({ next, invitation, email: invitedEmail = '' }: SignUpFormProps) {
  const { t, parts, language } = useTranslation('accounts');
  const { clubName, signUp, mailDomains } = useSignInOptions();
  const client = useQueryClient();
  const enterAt = useFinishSignIn();
  const { form, errors, submit, action } = useActionForm(accounts.signUp, {
    defaultValues: { name: '', email: invitedEmail, password: '' },
    // Plans use the golfer's local dates, so the account needs a time zone.
    input: (values) => ({
      body: {
        ...values,
        timeZone: deviceTimeZone(),
        preferredLanguage: bestLanguage([language]),
        ...(invitation && { invitation }),
      },
    }),
    texts: {
      name: lineText(t, nameLength.whole, t('faults.name')),
      email: emailText(t),
      password: newPasswordText(t),
    },
    refusals: {
      email_taken: { field: 'email', text: t('signUp.taken') },
      invitation_for_other: { field: 'email' },
      invitation_needed: { field: 'email' },
    },
    onSuccess: ({ user }) => {
      if (!user) return;
      enterAt(user, next ?? '/welcome');
      // A new golfer has no program. With this in the cache, the home screen shows the right skeleton at once.
      client.setQueryData(query(training.current).queryKey, null);
    },
  });
  const [name, email, password] = useWatch({
    control: form.control,
    name: ['name', 'email', 'password'],
  });
  const visit = { ...(next && { next }), ...(invitation && { invitation }) };
  const toSignIn = { to: '/sign-in', search: visit } as const;
  if (action.answer?.user === null) {
    return (
      <SignNote
        title={t('signUp.sent.title')}
        text={t('signUp.sent.text', { email: email.trim() })}
      >
        <Button size="tall" asChild>
          <Link {...toSignIn}>{t('signUp.sent.action')}</Link>
        </Button>
      </SignNote>
    );
  }
  return (
    <SignFrame clubName={clubName}>
      <SignForm
        title={t('signUp.title')}
        lead={richText(
          parts('signUp.known', {
            signIn: (words) => (
              <Link className="inline-link" {...toSignIn}>
                {words}
              </Link>
            ),
          }),
        )}
        onSubmit={submit}
        submit={t('signUp.submit')}
        busy={action.busy || action.done}
        error={errors.root?.message}
        foot={invitation && <ProviderButton {...visit} />}
      >
        {signUp === 'invitation' && !invitation && (
          <p className="sand-note">{t('signUp.domains', { domains: mailDomains.join(', ') })}</p>
        )}
        <FormField control={form.control} name="name" label={t('signUp.name')}>
          {(field) => <TextInput {...field} autoComplete="name" />}
        </FormField>
        <EmailField control={form.control} name="email" />
        {errors.email?.type === 'email_taken' && (
          <Link className="inline-link" {...toSignIn}>
            {t('signUp.signInInstead')}
          </Link>
        )}
        <FormField
          control={form.control}
          name="password"
          label={t('password')}
          hint={
            !errors.password && (
              <StrengthHint password={password} owner={{ email, names: [name] }} />
            )
          }
        >
          {(field) => <PasswordInput {...field} autoComplete="new-password" />}
        </FormField>
      </SignForm>
    </SignFrame>
  );
}
