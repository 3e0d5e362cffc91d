import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { calendarFeed } from '#contract/calendar-feed.ts';
import { todayIn } from '#domain/calendar-date.ts';
import { restorableDays } from '#domain/calendar-feed/feed-address.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { query } from '#web/platform/api/query.ts';
import { useDates } from '#web/platform/dates.ts';
import { errorText } from '#web/platform/error-text.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

type RenewAddressProps = {
  /** Called with the address that works from now on. */
  readonly onRenewed?: ((address: string) => void) | undefined;
};

const subscriptionQuery = query(calendarFeed.subscriptionUrl);

/**
 * Replaces the secret address of the feed with a new one, after asking for confirmation. For some days the golfer can
 * go back to the old one, such as when a phone uses it that was forgotten.
 */
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
    <div className="stack">
      <RestoreAddress onRenewed={onRenewed} />
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
        {t('address.price', { days: restorableDays })}
      </ConfirmDialog>
    </div>
  );
}

/** Offers the address before the newest one, as long as it can be restored. */
function RestoreAddress({ onRenewed }: RenewAddressProps) {
  const { t } = useTranslation('calendar-feed');
  const dates = useDates();
  const { timeZone } = useGolfer();
  const until = useQuery(subscriptionQuery).data?.restorableUntil ?? null;
  const { send, busy } = useAction(calendarFeed.restore, {
    success: { title: t('address.restored.title'), description: t('address.restored.text') },
    failure: { title: t('address.notRestored') },
    onSuccess: ({ subscriptionUrl }) => onRenewed?.(subscriptionUrl),
  });
  if (until === null) return null;
  const day = dates.full(todayIn(timeZone, Temporal.Instant.from(until)));
  return (
    <>
      <p className="small muted">{t('address.restorable', { day })}</p>
      <Button variant="outline" busy={busy} onClick={() => send()}>
        {t('address.restore')}
      </Button>
    </>
  );
}
