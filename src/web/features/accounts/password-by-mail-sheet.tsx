import { accounts } from '#contract/accounts.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { errorText } from '#web/platform/error-text.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { SignInSheet, type SignInSheetProps } from './sign-in-sheet.tsx';

/** Mails a link for setting a first password, for accounts that sign in through another provider. */
export function PasswordByMailSheet({ open, onClose }: SignInSheetProps) {
  const { t } = useTranslation('settings');
  const { email } = useGolfer();
  const { send, busy, done, error } = useAction(accounts.requestPasswordReset);
  return (
    <SignInSheet
      {...{ open, onClose, busy }}
      unsaved={false}
      title={t('signIn.byMail')}
      onSubmit={(event) => {
        event.preventDefault();
        send({ body: { email } });
      }}
      submit={t('signIn.sendLink')}
      error={error ? errorText(error) : undefined}
      done={done && t('signIn.linkSent', { email })}
    >
      <p className="prose">{t('signIn.byMailText', { email })}</p>
      <p className="muted prose">{t('signIn.needsPassword')}</p>
    </SignInSheet>
  );
}
