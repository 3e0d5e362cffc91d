import { accounts } from '#contract/accounts.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';
import { hasCode } from '#web/platform/api/failures.ts';
import { SignNote } from './sign-note.tsx';
import { SignQuestion } from './sign-question.tsx';

/**
 * Confirms the address of a new account. `token` comes from the link mailed to that address. Only the button confirms,
 * because mail scanners open links too.
 */
export function VerifyEmailScreen({ token }: { token?: string }) {
  const { t } = useTranslation('accounts');
  const { send, busy, done, error } = useAction(accounts.verifyEmail);
  const note = (outcome: 'done' | 'expired' | 'invalid') => (
    <SignNote
      title={t(`verifyEmail.${outcome}.title`)}
      text={t(`verifyEmail.${outcome}.text`)}
      way={{ to: '/sign-in', text: t('signIn.title') }}
    />
  );
  if (done) return note('done');
  if (hasCode(error, 'verify_link_expired')) return note('expired');
  if (token === undefined || hasCode(error, 'verify_link_invalid')) return note('invalid');
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
