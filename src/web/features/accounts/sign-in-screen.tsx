import { useEffect, useState } from 'react';
import { accounts } from '#contract/accounts.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { richText, useTranslation } from '#web/i18n/translation.ts';
import { passkeyFault } from '#web/platform/browser/passkeys.ts';
import { useDates } from '#web/platform/dates.ts';
import { problemText } from '#web/platform/error-text.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { withTexts } from '#web/platform/i18n.ts';
import { lazily } from '#web/platform/loading/lazily.ts';
import { toast } from '#web/platform/toast/toast.ts';
import { Link } from '#web/router/link.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import type { SignedIn } from './code-form.tsx';
import { EmailField } from './email-field.tsx';
import { emailText } from './field-texts.ts';
import { ProviderButton, type Visit } from './provider-button.tsx';
import { SignFault, SignForm } from './sign-form.tsx';
import { SignFrame } from './sign-frame.tsx';
import { useSignInOptions } from './sign-in-options.ts';
import { useFinishSignIn } from './use-finish-sign-in.ts';

type SignInScreenProps = Visit & {
  /** Why signing in through the provider failed: an error code of the contract. */
  readonly problem?: string;
  /** The day on which an account that was just closed is deleted. */
  readonly closed?: CalendarDate;
};

export function SignInScreen(props: SignInScreenProps) {
  const { clubName, hasPasswords } = useSignInOptions();
  return (
    <SignFrame clubName={clubName}>
      {hasPasswords ? <PasswordSignIn {...props} /> : <ProviderOnly {...props} />}
    </SignFrame>
  );
}

/** The way in where passwords are not used. */
function ProviderOnly({ problem, closed, ...visit }: SignInScreenProps) {
  const { t } = useTranslation('accounts');
  return (
    <div className="sign-form">
      <h1 className="heading-large">{t('signIn.title')}</h1>
      <p className="muted">{t('signIn.providerOnly')}</p>
      {closed && <ClosedNote day={closed} />}
      {problem && <SignFault text={problemText(problem)} />}
      <ProviderButton {...visit} />
    </div>
  );
}

/** In a file of its own, with its texts: few golfers are asked for a code. */
const CodeForm = lazily(
  () => withTexts(import('./code-form.tsx'), 'second-step'),
  'CodeForm',
  'waits',
);

const PasskeySignIn = lazily(
  () => withTexts(import('./passkey-sign-in.tsx'), 'second-step'),
  'PasskeySignIn',
  'omitted',
);

/** The password, and then the code, where the golfer has turned one-time codes on. */
function PasswordSignIn(props: SignInScreenProps) {
  const { t } = useTranslation('accounts');
  const enterAt = useFinishSignIn();
  const [asksCode, setAsksCode] = useState(false);
  const onSignedIn = ({ user, deletionTakenBack }: SignedIn) => {
    enterAt(user, props.next ?? '/');
    if (deletionTakenBack)
      toast({ title: t('signIn.kept.title'), description: t('signIn.kept.text') });
  };
  if (asksCode) return <CodeForm {...{ onSignedIn }} onAgain={() => setAsksCode(false)} />;
  return <PasswordForm {...props} {...{ onSignedIn }} onCode={() => setAsksCode(true)} />;
}

type PasswordFormProps = SignInScreenProps & {
  readonly onSignedIn: (answer: SignedIn) => void;
  /** Called when a code has to follow. */
  readonly onCode: () => void;
};

function PasswordForm(props: PasswordFormProps) {
  const { next, invitation, problem, closed, onSignedIn, onCode } = props;
  const { t } = useTranslation('accounts');
  const { form, errors, submit, action } = useActionForm(accounts.signIn, {
    defaultValues: { email: '', password: '' },
    input: (body) => ({ body }),
    texts: { email: emailText(t), password: t('faults.password') },
    // The answer does not say which of the two is wrong. The password is mistyped more often.
    refusals: { wrong_credentials: { field: 'password' } },
    onSuccess: ({ user, ...answer }) => {
      if (user === null) void CodeForm.preload().then(onCode);
      else onSignedIn({ ...answer, user });
    },
  });
  const visit = { ...(next && { next }), ...(invitation && { invitation }) };
  return (
    <SignForm
      title={t('signIn.title')}
      lead={<WaysToJoin {...visit} />}
      onSubmit={submit}
      submit={t('signIn.submit')}
      busy={action.busy || action.done}
      error={errors.root?.message ?? (problem && !action.busy ? problemText(problem) : undefined)}
      foot={
        <>
          <Link className="link is-centered" to="/forgot-password">
            {t('signIn.forgot')}
          </Link>
          <PasskeyWay onSignedIn={onSignedIn} />
          <ProviderButton {...visit} />
        </>
      }
    >
      {closed && <ClosedNote day={closed} />}
      <EmailField control={form.control} name="email" autoComplete="username webauthn" />
      <FormField control={form.control} name="password" label={t('password')}>
        {(field) => <PasswordInput {...field} autoComplete="current-password" />}
      </FormField>
    </SignForm>
  );
}

/** The way in with a passkey, where the browser has any: loaded after the form, which does not wait for it. */
function PasskeyWay({ onSignedIn }: Pick<PasswordFormProps, 'onSignedIn'>) {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (passkeyFault() === null) void PasskeySignIn.preload().then(() => setLoaded(true));
  }, []);
  return isLoaded && <PasskeySignIn onSignedIn={onSignedIn} />;
}

/** Says how somebody without an account gets one, if at all. */
function WaysToJoin({ next, invitation }: Visit) {
  const { t, parts } = useTranslation('accounts');
  const { signUp, mailDomains } = useSignInOptions();
  if (signUp === 'closed' && !invitation) return t('signIn.takesNobody');
  if (signUp === 'invitation' && !invitation && mailDomains.length === 0)
    return t('signIn.byInvitation');
  return richText(
    parts('signIn.new', {
      create: (words) => (
        <Link
          className="inline-link"
          to="/sign-up"
          search={{ ...(next && { next }), ...(invitation && { invitation }) }}
        >
          {words}
        </Link>
      ),
    }),
  );
}

/** Until when an account that was just closed can be kept. */
function ClosedNote({ day }: { readonly day: CalendarDate }) {
  const { t } = useTranslation('accounts');
  const dates = useDates();
  return (
    <p className="sand-note" role="status">
      {t('signIn.closed', { day: dates.full(day) })}
    </p>
  );
}
