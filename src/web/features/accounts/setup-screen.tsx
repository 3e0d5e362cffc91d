import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { accounts } from '#contract/accounts.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';
import { hasStatus } from '#web/platform/api/failures.ts';
import { errorText } from '#web/platform/error-text.ts';
import { rememberUser, useUser } from '#web/platform/session/user.ts';
import { Button } from '#web/ui/button.tsx';
import { SignForm } from './sign-form.tsx';
import { SignFrame } from './sign-frame.tsx';
import { SignNote } from './sign-note.tsx';

/** `token` comes with the link that the server prints while it has no administrator. */
export function SetupScreen({ token }: { token?: string }) {
  const { t } = useTranslation('accounts');
  const user = useUser();
  const client = useQueryClient();
  const claim = useAction(accounts.claimSetup, {
    onSuccess: (administrator) => rememberUser(client, administrator),
  });
  if (claim.answer) {
    const { currentHandicap, goalHandicap } = claim.answer;
    return (
      <SignNote title={t('setup.done.title')} text={t('setup.done.text')}>
        <Button size="tall" asChild>
          <Link to={currentHandicap === null && goalHandicap === null ? '/welcome' : '/'}>
            {t('setup.done.action')}
          </Link>
        </Button>
      </SignNote>
    );
  }
  if (token === undefined || hasStatus(claim.error, 404)) {
    return (
      <SignNote title={t('setup.used.title')} text={t('setup.used.text')}>
        <Button size="tall" asChild>
          <Link to="/">{t('setup.used.action')}</Link>
        </Button>
      </SignNote>
    );
  }
  if (!user) return <SetupForVisitor token={token} />;
  return (
    <SignFrame>
      <SignForm
        title={t('setup.title')}
        lead={t('setup.text', { email: user.email })}
        onSubmit={(event) => {
          event.preventDefault();
          claim.send({ body: { token } });
        }}
        submit={t('setup.submit')}
        busy={claim.busy}
        error={claim.error ? errorText(claim.error) : undefined}
      />
    </SignFrame>
  );
}

/** Signing in or up leads back here. */
function SetupForVisitor({ token }: { token: string }) {
  const { t } = useTranslation('accounts');
  const search = { next: `/setup?token=${encodeURIComponent(token)}` };
  return (
    <SignNote title={t('setup.title')} text={t('setup.signedOut')}>
      <Button size="tall" asChild>
        <Link to="/sign-up" search={search}>
          {t('setup.signUp')}
        </Link>
      </Button>
      <Button variant="outline" size="tall" asChild>
        <Link to="/sign-in" search={search}>
          {t('setup.signIn')}
        </Link>
      </Button>
    </SignNote>
  );
}
