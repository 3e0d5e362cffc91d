import { accounts } from '#contract/accounts.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { richText, useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { problemText } from '#web/platform/error-text.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { toast } from '#web/platform/toast/toast.ts';
import { Link } from '#web/router/link.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { EmailField } from './email-field.tsx';
import { emailText } from './field-texts.ts';
import { ProviderButton } from './provider-button.tsx';
import { SignForm } from './sign-form.tsx';
import { SignFrame } from './sign-frame.tsx';
import { useFinishSignIn } from './use-finish-sign-in.ts';

type SignInScreenProps = {
  /** The page the golfer was going to. */
  readonly next?: string;
  /** Why signing in through the provider failed: an error code of the contract. */
  readonly problem?: string;
  /** The day on which an account that was just closed is deleted. */
  readonly closed?: CalendarDate;
};

export function SignInScreen({ next, problem, closed }: SignInScreenProps) {
  const dates = useDates();
  const { t, parts } = useTranslation('accounts');
  const enterAt = useFinishSignIn();
  const { form, errors, submit, action } = useActionForm(accounts.signIn, {
    defaultValues: { email: '', password: '' },
    input: (body) => ({ body }),
    texts: { email: emailText(t), password: t('faults.password') },
    // The answer does not say which of the two is wrong. The password is mistyped more often.
    refusals: { wrong_credentials: { field: 'password' } },
    onSuccess: ({ user, deletionTakenBack }) => {
      enterAt(user, next ?? '/');
      if (deletionTakenBack)
        toast({ title: t('signIn.kept.title'), description: t('signIn.kept.text') });
    },
  });
  return (
    <SignFrame>
      <SignForm
        title={t('signIn.title')}
        lead={richText(
          parts('signIn.new', {
            create: (words) => (
              <Link className="inline-link" to="/sign-up" search={{ ...(next && { next }) }}>
                {words}
              </Link>
            ),
          }),
        )}
        onSubmit={submit}
        submit={t('signIn.submit')}
        busy={action.busy || action.done}
        error={errors.root?.message ?? (problem && !action.busy ? problemText(problem) : undefined)}
        foot={
          <>
            <Link className="link is-centered" to="/forgot-password">
              {t('signIn.forgot')}
            </Link>
            <ProviderButton {...(next && { next })} />
          </>
        }
      >
        {closed && (
          <p className="sand-note" role="status">
            {t('signIn.closed', { day: dates.full(closed) })}
          </p>
        )}
        <EmailField control={form.control} name="email" />
        <FormField control={form.control} name="password" label={t('password')}>
          {(field) => <PasswordInput {...field} autoComplete="current-password" />}
        </FormField>
      </SignForm>
    </SignFrame>
  );
}
