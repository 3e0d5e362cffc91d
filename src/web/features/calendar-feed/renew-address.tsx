import { useState } from 'react';
import { calendarFeed } from '#contract/calendar-feed.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';
import { errorText } from '#web/platform/error-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

type RenewAddressProps = {
  /** Called with the new address. */
  readonly onRenewed?: (address: string) => void;
};

/** Replaces the secret address of the feed with a new one, after asking for confirmation. */
export function RenewAddress({ onRenewed }: RenewAddressProps) {
  const { t } = useTranslation('calendar-feed');
  const [asking, setAsking] = useState(false);
  const { send, busy } = useAction(calendarFeed.rotate, {
    success: { title: t('address.done.title'), description: t('address.done.text') },
    onSuccess: ({ subscriptionUrl }) => {
      setAsking(false);
      onRenewed?.(subscriptionUrl);
    },
    failure: (error) => ({
      title: t('address.failed.title'),
      description: errorText(error, { otherwise: t('address.failed.text') }),
    }),
  });
  return (
    <div>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t('address.renew')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('address.ask')}
        confirmText={t('address.renew')}
        busy={busy}
        busyText={t('address.busy')}
        onConfirm={() => send()}
      >
        {t('address.price')}
      </ConfirmDialog>
    </div>
  );
}
