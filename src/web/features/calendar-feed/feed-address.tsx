import { useState } from 'react';
import { calendarFeed } from '#contract/calendar-feed.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';
import { errorText } from '#web/platform/error-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';

/** Who has the secret address of the feed can read the plan: here the golfer takes it back. */
export function FeedAddress() {
  const { t } = useTranslation('calendar-feed');
  const [asking, setAsking] = useState(false);
  const { send, busy } = useAction(calendarFeed.rotate, {
    success: { title: t('address.done.title'), description: t('address.done.text') },
    onSuccess: () => setAsking(false),
    failure: (error) => ({
      title: t('address.failed.title'),
      description: errorText(error, { otherwise: t('address.failed.text') }),
    }),
  });
  return (
    <section className="stack">
      <SectionHead title={t('address.title')} />
      <p className="muted prose">{t('address.text')}</p>
      <div>
        <Button variant="outline" onClick={() => setAsking(true)}>
          {t('address.renew')}
        </Button>
      </div>
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
    </section>
  );
}
