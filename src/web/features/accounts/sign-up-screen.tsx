import { useQuery } from '@tanstack/react-query';
import { accounts } from '#contract/accounts.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { hasCode } from '#web/platform/api/failures.ts';
import { query } from '#web/platform/api/query.ts';
import { linkFault } from './link-fault.ts';
import { ProviderButton, type Visit } from './provider-button.tsx';
import { SignFrame } from './sign-frame.tsx';
import { useSignInOptions } from './sign-in-options.ts';
import { SignNote } from './sign-note.tsx';
import { SignUpForm, type SignUpFormProps } from './sign-up-form.tsx';

/** Creates an account, or says why none can be created here and now. */
export function SignUpScreen({ next, invitation }: Visit) {
  const { signUp, mailDomains } = useSignInOptions();
  const visit = { ...(next && { next }), ...(invitation && { invitation }) };
  if (signUp === 'open') return <WaysIn {...visit} />;
  if (invitation !== undefined) return <Invited {...visit} invitation={invitation} />;
  if (signUp === 'closed') return <NoWayIn reason="closed" />;
  return mailDomains.length > 0 ? <WaysIn {...visit} /> : <NoWayIn reason="needed" />;
}

/** Checks the invitation when it is opened: nobody fills in a form for a link that does not work. */
function Invited({ next, invitation }: Visit & { readonly invitation: string }) {
  const { clubName } = useSignInOptions();
  const link = useQuery({
    ...query(accounts.invitation, { query: { token: invitation } }),
    // Once the account is created, the link may be used up.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (hasCode(link.error, 'sign_up_closed')) return <NoWayIn reason="closed" />;
  const fault = linkFault(invitation, link.error);
  if (fault !== null) return <NoWayIn reason={fault} />;
  if (link.isPending) return <SignFrame clubName={clubName}>{null}</SignFrame>;
  // The form says itself that the server cannot be reached.
  const email = link.data?.email ?? '';
  return <WaysIn {...(next && { next })} invitation={invitation} email={email} />;
}

type Reason = 'closed' | 'needed' | 'expired' | 'used' | 'invalid';

function NoWayIn({ reason }: { readonly reason: Reason }) {
  const { t } = useTranslation('accounts');
  return (
    <SignNote
      title={t(`signUp.no.${reason}.title`)}
      text={t(`signUp.no.${reason}.text`)}
      way={{ to: '/sign-in', text: t('signUp.sent.action') }}
    />
  );
}

/** Passwords or the provider, whichever is used here. */
function WaysIn(props: SignUpFormProps) {
  const { t } = useTranslation('accounts');
  const { clubName, hasPasswords } = useSignInOptions();
  if (hasPasswords) return <SignUpForm {...props} />;
  const { email: _, ...visit } = props;
  return (
    <SignFrame clubName={clubName}>
      <div className="sign-form">
        <h1 className="heading-large">{t('signUp.title')}</h1>
        <p className="muted">{t('signIn.providerOnly')}</p>
        <ProviderButton {...visit} />
      </div>
    </SignFrame>
  );
}
