import './phone-calendar-dialog.css';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, ExternalLink } from 'lucide-react';
import { calendarFeed } from '#contract/calendar-feed.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { toast } from '#web/platform/toast/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import type { DialogState } from '#web/ui/dialog-state.ts';
import { QrCode } from '#web/ui/qr-code.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { serviceLinks, webcalOf } from './calendar-links.ts';
import { RenewAddress } from './renew-address.tsx';

type PhoneCalendarDialogProps = DialogState & {
  /** The golfer's secret feed address. */
  readonly address: string;
  readonly onRenewed: (address: string) => void;
};

/** Shows the address of the golfer's calendar feed, and all ways to add it to a calendar. */
export function PhoneCalendarDialog(props: PhoneCalendarDialogProps) {
  const { address, onRenewed, ...state } = props;
  const { t } = useTranslation('calendar-feed');
  return (
    <Sheet {...state} title={t('sync.title')}>
      <p className="muted">{t('sync.text')}</p>
      {/* The key resets the field for a new address, which has not been copied yet. */}
      <CopyField key={address} label={t('sync.address')} text={address} />
      <Ways address={address} />
      <section className="card card-padded phone-calendar-scan" aria-label={t('sync.scan')}>
        <QrCode text={webcalOf(address)} label={t('sync.code')} />
        <div>
          <h3 className="heading-small">{t('sync.scan')}</h3>
          <p className="small muted">{t('sync.scanText')}</p>
        </div>
      </section>
      <section>
        <h3 className="heading-small">{t('sync.refresh')}</h3>
        <p className="small muted">{t('sync.refreshText')}</p>
      </section>
      <section className="stack">
        <div>
          <h3 className="heading-small">{t('sync.renew')}</h3>
          <p className="small muted">{t('sync.renewText')}</p>
        </div>
        <RenewAddress onRenewed={onRenewed} />
      </section>
    </Sheet>
  );
}

const services = ['google', 'outlook', 'microsoft'] as const;

/** Links that add the address to a calendar, and a link to the feed itself. */
function Ways({ address }: { readonly address: string }) {
  const { t } = useTranslation('calendar-feed');
  const { data } = useQuery(query(calendarFeed.subscriptionUrl));
  const links = serviceLinks(address, data?.calendarName ?? t('feed.name'));
  const elsewhere = { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <div className="stack">
      <Button wide asChild>
        <a href={webcalOf(address)}>
          <CalendarPlus className="icon icon-small" aria-hidden />
          {t('sync.open')}
        </a>
      </Button>
      <ul className="even-columns" aria-label={t('sync.services')}>
        {services.map((service) => (
          <li key={service}>
            <Button variant="outline" size="slim" wide asChild>
              <a href={links[service]} {...elsewhere}>
                {t(`sync.${service}`)}
              </a>
            </Button>
          </li>
        ))}
        <li>
          <Button variant="outline" size="slim" wide asChild>
            <a
              href={address}
              {...elsewhere}
              onClick={() =>
                toast({ title: t('sync.opened.title'), description: t('sync.opened.text') })
              }
            >
              <ExternalLink className="icon icon-small" aria-hidden />
              {t('sync.newTab')}
            </a>
          </Button>
        </li>
      </ul>
      <p className="small muted">{t('sync.reach')}</p>
    </div>
  );
}
