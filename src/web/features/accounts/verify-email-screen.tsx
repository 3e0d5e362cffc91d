import { accounts } from '#contract/accounts.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { linkFault } from './link-fault.ts';
import { SignNote } from './sign-note.tsx';
import { SignQuestion } from './sign-question.tsx';

/**
 * Confirms the address of a new account. `token` comes from the link mailed to that address. Only the button confirms,
 * because mail scanners open links too.
 */
export function VerifyEmailScreen({ token = '' }: { token?: string }) {
  const { t } = useTranslation('accounts');
  const { send, busy, done, error } = useAction(accounts.verifyEmail);
  const way = { to: '/sign-in', text: t('signIn.title') } as const;
  if (done) {
    return (
      <SignNote title={t('verifyEmail.done.title')} text={t('verifyEmail.done.text')} way={way} />
    );
  }
  const fault = linkFault(token, error);
  if (fault !== null) {
    // This link is signed, not stored: it works until it expires, and is never used up.
    const text = t(`verifyEmail.fault.${fault === 'expired' ? 'expired' : 'invalid'}`);
    return <SignNote title={t(`linkFault.${fault}`)} text={text} way={way} />;
  }
  return (
    <SignQuestion
      title={t('verifyEmail.title')}
      lead={t('verifyEmail.text')}
      submit={t('verifyEmail.title')}
      busy={busy}
      error={error}
      onConfirm={() => send({ body: { token } })}
    />
  );
}
