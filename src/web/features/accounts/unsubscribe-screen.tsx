import { notifications } from '#contract/notifications.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { hasStatus } from '#web/platform/api/failures.ts';
import { SignNote } from './sign-note.tsx';
import { SignQuestion } from './sign-question.tsx';

/**
 * Unsubscribes from the weekly mail, for visitors too. Needs a button press, since mail scanners open every link.
 * `token` comes from the link in the mail.
 */
export function UnsubscribeScreen({ token }: { token?: string }) {
  const { t } = useTranslation('accounts');
  const { send, done, busy, error } = useAction(notifications.unsubscribe);
  if (done || token === undefined || hasStatus(error, 404)) {
    const outcome = done ? 'done' : 'broken';
    return (
      <SignNote
        title={t(`unsubscribe.${outcome}.title`)}
        text={t(`unsubscribe.${outcome}.text`)}
        way={{ to: '/', text: t('unsubscribe.action') }}
      />
    );
  }
  return (
    <SignQuestion
      title={t('unsubscribe.title')}
      lead={t('unsubscribe.text')}
      submit={t('unsubscribe.submit')}
      busy={busy}
      error={error}
      onConfirm={() => send({ params: { token } })}
    />
  );
}
