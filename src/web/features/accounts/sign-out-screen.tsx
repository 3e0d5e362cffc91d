import { accounts } from '#contract/accounts.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { WaitingWords } from '#web/offline/strip/waiting-words.tsx';
import { useAction } from '#web/platform/action/use-action.ts';
import { leaveSession } from '#web/platform/persisted-queries/clear-queries.ts';
import { waitingRequests } from '#web/platform/queue/queued-request.ts';
import { useUser } from '#web/platform/session/user.ts';
import { useStore } from '#web/platform/store.ts';
import { Link } from '#web/router/link.tsx';
import { SignNote } from './sign-note.tsx';
import { SignQuestion } from './sign-question.tsx';

/** Asks before signing out, if a link on another site requested it or if this device has unsent changes. */
export function SignOutScreen() {
  const { t } = useTranslation('accounts');
  const user = useUser();
  const waits = useStore(waitingRequests).length > 0;
  // The page reloads so that none of this golfer's cached data remains.
  const signOut = useAction(accounts.signOut, { onSuccess: leaveSession });
  if (!user) {
    return (
      <SignNote
        title={t('signOut.out.title')}
        text={t('signOut.out.text')}
        way={{ to: '/sign-in', text: t('signOut.out.action') }}
      />
    );
  }
  return (
    <SignQuestion
      title={t('signOut.title')}
      lead={waits ? <WaitingWords /> : t('signOut.text', { email: user.email })}
      submit={t(waits ? 'signOut.anyway' : 'signOut.submit')}
      busy={signOut.busy || signOut.done}
      error={signOut.error}
      onConfirm={() => signOut.send()}
      foot={
        <Link className="link is-centered" to="/">
          {t('signOut.stay')}
        </Link>
      }
    />
  );
}
