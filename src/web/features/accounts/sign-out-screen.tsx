import { Link } from '@tanstack/react-router';
import { accounts } from '#contract/accounts.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';
import { errorText } from '#web/platform/error-text.ts';
import { useUser } from '#web/platform/session/user.ts';
import { Button } from '#web/ui/button.tsx';
import { SignForm } from './sign-form.tsx';
import { SignFrame } from './sign-frame.tsx';
import { SignNote } from './sign-note.tsx';

/** Asked when a link from another site wants to sign the golfer out. */
export function SignOutScreen() {
  const { t } = useTranslation('accounts');
  const user = useUser();
  // The page starts anew, so that nothing that was read for this golfer stays behind.
  const signOut = useAction(accounts.signOut, { onSuccess: () => location.assign('/') });
  if (!user) {
    return (
      <SignNote title={t('signOut.out.title')} text={t('signOut.out.text')}>
        <Button size="tall" asChild>
          <Link to="/sign-in">{t('signOut.out.action')}</Link>
        </Button>
      </SignNote>
    );
  }
  return (
    <SignFrame>
      <SignForm
        title={t('signOut.title')}
        lead={t('signOut.text', { email: user.email })}
        onSubmit={(event) => {
          event.preventDefault();
          signOut.send();
        }}
        submit={t('signOut.submit')}
        busy={signOut.busy || signOut.done}
        error={signOut.error ? errorText(signOut.error) : undefined}
        foot={
          <Link className="link is-centered" to="/">
            {t('signOut.stay')}
          </Link>
        }
      />
    </SignFrame>
  );
}
