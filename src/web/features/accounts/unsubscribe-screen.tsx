import { Link } from '@tanstack/react-router';
import { notifications } from '#contract/notifications.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';
import { hasStatus } from '#web/platform/api/failures.ts';
import { errorText } from '#web/platform/error-text.ts';
import { Button } from '#web/ui/button.tsx';
import { SignForm } from './sign-form.tsx';
import { SignFrame } from './sign-frame.tsx';
import { SignNote } from './sign-note.tsx';

/**
 * Ends the weekly mail, signed in or not. Opening it changes nothing, since mail scanners open every link.
 * `token` comes with the link of such a mail.
 */
export function UnsubscribeScreen({ token }: { token?: string }) {
  const { t } = useTranslation('accounts');
  const { send, done, busy, error } = useAction(notifications.unsubscribe);
  if (done || token === undefined || hasStatus(error, 404)) {
    const outcome = done ? 'done' : 'broken';
    return (
      <SignNote title={t(`unsubscribe.${outcome}.title`)} text={t(`unsubscribe.${outcome}.text`)}>
        <Button size="tall" asChild>
          <Link to="/">{t('unsubscribe.action')}</Link>
        </Button>
      </SignNote>
    );
  }
  return (
    <SignFrame>
      <SignForm
        title={t('unsubscribe.title')}
        lead={t('unsubscribe.text')}
        onSubmit={(event) => {
          event.preventDefault();
          send({ params: { token } });
        }}
        submit={t('unsubscribe.submit')}
        busy={busy}
        error={error ? errorText(error) : undefined}
      />
    </SignFrame>
  );
}
