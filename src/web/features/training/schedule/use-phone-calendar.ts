import { calendarFeed } from '#contract/calendar-feed.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';
import { toast } from '#web/platform/toast/toast.ts';

/** Opens the golfer's own calendar feed in a new tab, from where the phone's calendar takes it. */
export function usePhoneCalendar(): () => void {
  const { t } = useTranslation('training');
  const { mutateAsync, isPending } = useAction(calendarFeed.subscriptionUrl, {
    onSuccess: () => toast({ title: t('phoneCalendar.done'), description: t('phoneCalendar.how') }),
    onError: () => toast({ title: t('phoneCalendar.failed'), variant: 'destructive' }),
  });
  return () => {
    if (isPending) return;
    // Browsers let a press open a tab, and no longer when the answer has come.
    const tab = window.open('about:blank', '_blank');
    mutateAsync().then(
      ({ subscriptionUrl }) => (tab?.location ?? window.location).replace(subscriptionUrl),
      () => tab?.close(),
    );
  };
}
