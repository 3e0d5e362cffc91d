import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accounts } from '#contract/accounts.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { hasCode, hasStatus } from '#web/platform/api/failures.ts';
import { query } from '#web/platform/api/query.ts';
import { rememberUser, useUser } from '#web/platform/session/user.ts';
import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { SignNote } from './sign-note.tsx';
import { SignQuestion } from './sign-question.tsx';

/** Makes the golfer an administrator. `token` comes from the link the server prints while there is none. */
export function SetupScreen({ token }: { token?: string }) {
  const { t } = useTranslation('accounts');
  const user = useUser();
  const client = useQueryClient();
  // Nobody signs up for a link that does not work.
  const link = useQuery({
    ...query(accounts.setupLink, { query: { token: token ?? '' } }),
    enabled: token !== undefined,
    // Once it is claimed, it is used up.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const claim = useAction(accounts.claimSetup, {
    onSuccess: (administrator) => rememberUser(client, administrator),
  });
  if (claim.answer) {
    return (
      <SignNote
        title={t('setup.done.title')}
        text={t('setup.done.text')}
        way={{ to: '/first-run', text: t('setup.done.action') }}
      />
    );
  }
  if (token === undefined || hasCode(link.error, 'link_used') || hasStatus(claim.error, 404)) {
    return (
      <SignNote
        title={t('setup.used.title')}
        text={t('setup.used.text')}
        way={{ to: '/', text: t('setup.used.action') }}
      />
    );
  }
  if (!user) return <SetupForVisitor token={token} />;
  return (
    <SignQuestion
      title={t('setup.title')}
      lead={t('setup.text', { email: user.email })}
      submit={t('setup.submit')}
      busy={claim.busy}
      error={claim.error}
      onConfirm={() => claim.send({ body: { token } })}
    />
  );
}

/** Offers sign-in and sign-up, both of which return to this screen. */
function SetupForVisitor({ token }: { token: string }) {
  const { t } = useTranslation('accounts');
  // Where not everybody may sign up, the link is an invitation as well.
  const search = { next: `/setup?token=${encodeURIComponent(token)}`, invitation: token };
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
