import { type ComponentType, useState } from 'react';
import { calendarFeed } from '#contract/calendar-feed.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { useFetched } from '#web/platform/loading/use-fetched.ts';

type PhoneCalendarDialogProps = {
  readonly open: boolean;
  /** The golfer's secret calendar URL. */
  readonly address: string;
  /** Called with the new URL after the old one was revoked. */
  readonly onRenewed: (address: string) => void;
  readonly onClose: () => void;
};

/** Loads the dialog, which belongs to another feature. */
export type LoadPhoneCalendar = () => Promise<{
  readonly PhoneCalendarDialog: ComponentType<PhoneCalendarDialogProps>;
}>;

/** Requests the URL of the golfer's calendar feed and opens the dialog that shows it. */
export function usePhoneCalendar(load: LoadPhoneCalendar) {
  const { t } = useTranslation('training');
  const dialog = useFetched(load, t('schedule.tileFailed'));
  const [address, setAddress] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const { send, busy } = useAction(calendarFeed.subscriptionUrl, {
    failure: { title: t('phoneCalendar.failed') },
    onSuccess: ({ subscriptionUrl }) => {
      setAddress(subscriptionUrl);
      setOpen(true);
    },
  });
  return {
    busy: busy || dialog.fetching,
    press: async () => {
      if (!busy && (await dialog.fetchPart())) send();
    },
    Dialog: dialog.part?.PhoneCalendarDialog,
    dialog: address !== null && {
      open,
      address,
      onRenewed: setAddress,
      onClose: () => setOpen(false),
    },
  };
}
