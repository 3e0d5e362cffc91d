import './list-row.css';
import './device-row.css';
import { Monitor, Smartphone, Tablet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';

type Browser = { readonly browser: string | null; readonly system: string | null };

/** Returns the name of a device: "Firefox on Linux". */
export function useDeviceName(): (device: Browser) => string {
  const { t } = useTranslation('ui');
  return ({ browser, system }) =>
    t('device.name', {
      browser: browser ?? t('device.browser'),
      system: system ?? t('device.system'),
    });
}

const signs = { iPad: Tablet, iPhone: Smartphone, Android: Smartphone } as const;

type Props = {
  readonly device: Browser;
  readonly text: string;
  /** Actions for the device. */
  readonly children?: ReactNode;
};

/** One of the golfer's devices in a list. */
export function DeviceRow({ device, text, children }: Props) {
  const name = useDeviceName()(device);
  const Sign = signs[device.system as keyof typeof signs] ?? Monitor;
  return (
    <li className="list-row device-row">
      <Sign className="icon" aria-hidden />
      <div>
        <p className="row-title">{name}</p>
        <p className="row-text">{text}</p>
      </div>
      {children}
    </li>
  );
}
