import { BellRing, Check, CircleAlert } from 'lucide-react';
import { push } from '#contract/push.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { Button } from '#web/ui/button.tsx';

/** Sends a test notification. After a success the button stays disabled until the golfer returns to the screen. */
export function TestPush() {
  const { t } = useTranslation('push');
  const { send, busy, done, error } = useAction(push.test, {
    success: { title: t('sent'), description: t('toasts.sentText') },
    failure: { title: t('toasts.testFailed') },
  });
  const Sign = done ? Check : BellRing;
  return (
    <>
      {error && (
        <p className="with-icon push-error" role="alert">
          <CircleAlert className="icon" aria-hidden />
          {t('toasts.testFailed')}
        </p>
      )}
      <div>
        <Button
          variant="outline"
          size="slim"
          disabled={done}
          busy={busy}
          busyText={t('sending')}
          onClick={() => send()}
        >
          <Sign className="icon" aria-hidden />
          {done ? t('sent') : t('send')}
        </Button>
      </div>
    </>
  );
}
