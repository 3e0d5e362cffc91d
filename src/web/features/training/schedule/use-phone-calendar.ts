import { useRef } from 'react';
import { calendarFeed } from '#contract/calendar-feed.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';

/** Opens the golfer's own calendar feed in a new tab, from where the phone's calendar takes it. */
export function usePhoneCalendar(): () => void {
  const { t } = useTranslation('training');
  const tab = useRef<Window | null>(null);
  const { send, busy } = useAction(calendarFeed.subscriptionUrl, {
    success: { title: t('phoneCalendar.done'), description: t('phoneCalendar.how') },
    failure: { title: t('phoneCalendar.failed') },
    onSuccess: ({ subscriptionUrl }) =>
      (tab.current?.location ?? window.location).replace(subscriptionUrl),
    onFailure: () => tab.current?.close(),
  });
  return () => {
    if (busy) return;
    // Browsers let a press open a tab, and no longer when the answer has come.
    tab.current = window.open('about:blank', '_blank');
    send();
  };
}
