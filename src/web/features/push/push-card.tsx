import './push-card.css';
import { ArrowUp, BellOff } from 'lucide-react';
import { useTranslation } from '#web/i18n/translation.ts';
import { isIphone } from '#web/platform/browser/device-traits.ts';
import { SectionHead } from '#web/ui/section-head.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { PushDevices } from './push-devices.tsx';
import { IphoneSteps, UnsupportedCauses } from './push-hints.tsx';
import { TestPush } from './test-push.tsx';
import { type PushStatus, usePush } from './use-push.ts';

/** The switch for push notifications on this device, or the reason why they do not work and how to fix it. */
export function PushCard() {
  const { t } = useTranslation('push');
  const { status, isOn, setEnabled, devices, endpoint } = usePush();
  const device = status === 'install' && isIphone() ? t('thisIphone') : t('thisDevice');
  const canSwitch = status === 'on' || status === 'off';
  const words: Readonly<Record<PushStatus, string>> = {
    unsupported: t('unsupported.status'),
    install: t('iphone.status'),
    denied: t('denied.status'),
    checking: t('checking'),
    asking: t('asks.status'),
    busy: t('busy'),
    on: t('on'),
    off: t('off'),
  };
  return (
    <section className="stack">
      <SectionHead title={t('title')} />
      <div className="between is-middle">
        <div>
          <p className="row-title">{device}</p>
          <p className="row-text" role="status">
            {words[status]}
          </p>
        </div>
        <Switch
          label={device}
          checked={isOn}
          disabled={!canSwitch}
          onCheckedChange={(wanted) => void setEnabled(wanted)}
        />
      </div>
      {status === 'asking' && (
        <p className="with-icon push-note">
          <ArrowUp className="icon" aria-hidden />
          {t('asks.note')}
        </p>
      )}
      {status === 'denied' && (
        <div className="with-icon push-note is-bad">
          <BellOff className="icon" aria-hidden />
          <div>
            <p className="row-title">{t('denied.title')}</p>
            <p>{t('denied.text')}</p>
          </div>
        </div>
      )}
      {status === 'unsupported' && <UnsupportedCauses />}
      {status === 'install' && <IphoneSteps />}
      {isOn && <TestPush />}
      {devices.length > 0 && <PushDevices devices={devices} here={endpoint} />}
    </section>
  );
}
