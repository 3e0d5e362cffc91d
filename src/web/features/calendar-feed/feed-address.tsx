import { useTranslation } from '#web/i18n/translation.ts';
import { SectionHead } from '#web/ui/section-head.tsx';
import { RenewAddress } from './renew-address.tsx';

/** Who has the secret address of the feed can read the plan: here the golfer takes it back. */
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
