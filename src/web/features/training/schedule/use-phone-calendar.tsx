import { type ReactNode, useState } from 'react';
import { calendarFeed } from '#contract/calendar-feed.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import type { Lazy } from '#web/platform/loading/lazily.ts';
import { useDialog } from '#web/platform/loading/use-dialog.ts';
import type { DialogState } from '#web/ui/dialog-state.ts';

/** The dialog, which belongs to another feature. */
export type PhoneCalendar = Lazy<
  DialogState & {
    /** The golfer's secret calendar URL. */
    readonly address: string;
    /** Called with the new URL after the old one was revoked. */
    readonly onRenewed: (address: string) => void;
  }
>;

/** Requests the URL of the golfer's calendar feed and opens the dialog that shows it. `dialog` can be rendered anywhere. */
export function usePhoneCalendar(Dialog: PhoneCalendar) {
  const { t } = useTranslation('training');
  const { opened, show, state, busy: loading } = useDialog(Dialog, t('schedule.tileFailed'));
  const [address, setAddress] = useState('');
  const { send, busy } = useAction(calendarFeed.subscriptionUrl, {
    failure: { title: t('phoneCalendar.failed') },
    onSuccess: ({ subscriptionUrl }) => {
      setAddress(subscriptionUrl);
      void show();
    },
  });
  const dialog: ReactNode = opened > 0 && (
    <Dialog address={address} onRenewed={setAddress} {...state} />
  );
  return { busy: busy || loading, press: () => send(), dialog };
}
