import { useQueryClient } from '@tanstack/react-query';
import { accounts } from '#contract/accounts.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { userQuery } from '#web/platform/session/user.ts';
import { linkFault } from './link-fault.ts';
import { SignNote } from './sign-note.tsx';
import { SignQuestion } from './sign-question.tsx';

/**
 * Confirms a new email address. `token` comes from the link mailed to that address. The golfer must press a
 * button because mail scanners open links too, and a mistyped address may belong to somebody else.
 */
export function ConfirmEmailScreen({ token = '' }: { token?: string }) {
  const { t } = useTranslation('accounts');
  const client = useQueryClient();
  const { send, busy, answer, error } = useAction(accounts.confirmEmail, {
    onSuccess: () => client.invalidateQueries({ queryKey: userQuery.queryKey }),
  });
  if (answer) {
    return (
      <SignNote
        title={t('confirmEmail.done.title')}
        text={t('confirmEmail.done.text', { email: answer.email })}
        way={{ to: '/', text: t('confirmEmail.done.action') }}
      />
    );
  }
  const fault = linkFault(token, error);
  if (fault !== null) {
    return (
      <SignNote
        title={t(`linkFault.${fault}`)}
        text={t(`confirmEmail.fault.${fault}`)}
        way={{ to: '/profile', text: t('confirmEmail.profile') }}
      />
    );
  }
  return (
    <SignQuestion
      title={t('confirmEmail.title')}
      lead={t('confirmEmail.text')}
      submit={t('confirmEmail.submit')}
      busy={busy}
      error={error}
      onConfirm={() => send({ body: { token } })}
    />
  );
}
