import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { accounts } from '#contract/accounts.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';
import { hasCode } from '#web/platform/api/failures.ts';
import { errorText } from '#web/platform/error-text.ts';
import { userQuery } from '#web/platform/session/user.ts';
import { Button } from '#web/ui/button.tsx';
import { SignForm } from './sign-form.tsx';
import { SignFrame } from './sign-frame.tsx';
import { SignNote } from './sign-note.tsx';

/**
 * `token` comes with the link that was mailed to a new address. A button uses it: mail scanners open
 * links too, and a mistyped address would be somebody else's.
 */
export function ConfirmEmailScreen({ token }: { token?: string }) {
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
      >
        <Button size="tall" asChild>
          <Link to="/">{t('confirmEmail.done.action')}</Link>
        </Button>
      </SignNote>
    );
  }
  if (token === undefined || hasCode(error, 'email_link_invalid')) {
    return (
      <SignNote title={t('confirmEmail.expired.title')} text={t('confirmEmail.expired.text')}>
        <Button size="tall" asChild>
          <Link to="/profile">{t('confirmEmail.expired.action')}</Link>
        </Button>
      </SignNote>
    );
  }
  return (
    <SignFrame>
      <SignForm
        title={t('confirmEmail.title')}
        lead={t('confirmEmail.text')}
        onSubmit={(event) => {
          event.preventDefault();
          send({ body: { token } });
        }}
        submit={t('confirmEmail.submit')}
        busy={busy}
        error={error ? errorText(error) : undefined}
      />
    </SignFrame>
  );
}
