import '#web/ui/card.css';
import './test-tools.css';
import { useQueryClient } from '@tanstack/react-query';
import { BellRing, FlaskConical, Mail, Smartphone, Trophy } from 'lucide-react';
import { accounts } from '#contract/accounts.ts';
import { achievements } from '#contract/achievements.ts';
import { push } from '#contract/push.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { query } from '#web/platform/api/query.ts';
import { showCelebration } from '#web/platform/celebration.ts';
import { errorText } from '#web/platform/error-text.ts';
import { forceInstallPrompt } from '#web/platform/install-prompt.ts';
import { toast, toastFailure } from '#web/platform/toast/toast.ts';
import { Button } from '#web/ui/button.tsx';

/** Tests for administrators on the home screen. Each affects only the administrator who runs it. */
export function TestTools() {
  const { t } = useTranslation('admin');
  return (
    <section className="gutter" aria-labelledby="admin-tests">
      <div className="card card-padded stack">
        <div className="with-icon">
          <FlaskConical className="icon" aria-hidden />
          <div>
            <h2 className="heading-small" id="admin-tests">
              {t('tests.title')}
            </h2>
            <p className="small muted">{t('tests.text')}</p>
          </div>
        </div>
        <div className="even-columns">
          <TestCelebration />
          <Button variant="outline" size="slim" onClick={forceInstallPrompt}>
            <Smartphone className="icon icon-small" aria-hidden />
            {t('tests.install')}
          </Button>
          <TestMail />
          <TestPush />
        </div>
      </div>
    </section>
  );
}

/** Shows the celebration of an achievement from the catalog, as if it had just been unlocked. */
function TestCelebration() {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  const celebrate = async () => {
    try {
      const all = await client.ensureQueryData(query(achievements.list));
      const shown = all.find(({ isHidden }) => !isHidden);
      if (shown) showCelebration({ ...shown, isUnlocked: true });
    } catch (error) {
      toastFailure({ title: errorText(error) });
    }
  };
  return (
    <Button variant="outline" size="slim" onClick={celebrate}>
      <Trophy className="icon icon-small" aria-hidden />
      {t('tests.celebration')}
    </Button>
  );
}

function TestMail() {
  const { t } = useTranslation('admin');
  const { send, busy } = useAction(accounts.testWelcomeEmail, {
    onSuccess: ({ isSent, message: description }) =>
      isSent
        ? toast({ title: t('tests.mailDone'), description })
        : toastFailure({ title: t('tests.mailFailed'), description }),
    failure: { title: t('tests.mailFailed'), description: t('tests.mailFailedText') },
  });
  return (
    <Button variant="outline" size="slim" busy={busy} onClick={() => send()}>
      <Mail className="icon icon-small" aria-hidden />
      {t('tests.mail')}
    </Button>
  );
}

function TestPush() {
  const { t } = useTranslation('admin');
  const { send, busy } = useAction(push.testAsAdmin, {
    success: ({ message }) => ({ title: t('tests.pushDone'), description: message }),
    failure: (error) => ({
      title: t('tests.pushFailed'),
      description: errorText(error, {
        otherwise: t('tests.pushFailedText'),
        offline: t('tests.pushFailedText'),
      }),
    }),
  });
  return (
    <Button variant="outline" size="slim" busy={busy} onClick={() => send()}>
      <BellRing className="icon icon-small" aria-hidden />
      {t('tests.push')}
    </Button>
  );
}
