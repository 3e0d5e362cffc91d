import { useTranslation } from '#web/i18n/translation.ts';
import { SectionHead } from '#web/ui/section-head.tsx';
import { RenewAddress } from './renew-address.tsx';

/** Lets the golfer replace the secret address of the feed. Anyone who has the address can read the plan. */
export function FeedAddress() {
  const { t } = useTranslation('calendar-feed');
  return (
    <section className="stack">
      <SectionHead title={t('address.title')} />
      <p className="muted prose">{t('address.text')}</p>
      <RenewAddress />
    </section>
  );
}
