import { BellRing, RotateCcw } from 'lucide-react';
import { admin } from '#contract/admin.ts';
import { reminders } from '#contract/reminders.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { errorText } from '#web/platform/error-text.ts';
import { Button } from '#web/ui/button.tsx';

/** Sends a test reminder, and restarts the reminder scheduler. */
export function SchedulerButtons() {
  const { t } = useTranslation('admin');
  const later = (error: Error) => errorText(error, { otherwise: t('scheduler.later') });
  const test = useAction(reminders.testReminders, {
    success: ({ message }) => ({ title: t('scheduler.testDone'), description: message }),
    failure: (error) => ({ title: t('scheduler.testFailed'), description: later(error) }),
  });
  const restart = useAction(admin.restartReminders, {
    success: ({ message }) => ({ title: t('scheduler.restartDone'), description: message }),
    failure: (error) => ({ title: t('scheduler.restartFailed'), description: later(error) }),
  });
  return (
    <div className="button-row scheduler-buttons">
      <Button
        variant="outline"
        busy={test.busy}
        busyText={t('scheduler.testing')}
        onClick={() => test.send()}
      >
        <BellRing className="icon icon-small" aria-hidden />
        {t('scheduler.test')}
      </Button>
      <Button
        variant="outline"
        busy={restart.busy}
        busyText={t('scheduler.restarting')}
        onClick={() => restart.send()}
      >
        <RotateCcw className="icon icon-small" aria-hidden />
        {t('scheduler.restart')}
      </Button>
    </div>
  );
}
