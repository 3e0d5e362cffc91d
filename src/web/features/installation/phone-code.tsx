import { useTranslation } from '#web/i18n/translation.ts';
import { QrCode } from '#web/ui/qr-code.tsx';

/** A code that opens an address on a phone. */
export function PhoneCode({ address }: { readonly address: string }) {
  const { t } = useTranslation('installation');
  return (
    <div className="phone-code">
      <QrCode text={address} label={t('phone.code', { address })} />
      <p className="stack-small">
        <b>{t('phone.title')}</b>
        <span className="small muted">{t('phone.text')}</span>
      </p>
    </div>
  );
}
