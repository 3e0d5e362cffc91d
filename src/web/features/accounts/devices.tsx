import '#web/ui/disclosure.css';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import { accounts } from '#contract/accounts.ts';
import type { Device } from '#contract/accounts-schemas.ts';
import { dateLocaleOf } from '#i18n/date-locale.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { query } from '#web/platform/api/query.ts';
import { useDates } from '#web/platform/dates.ts';
import { errorText } from '#web/platform/error-text.ts';
import { leaveSession } from '#web/platform/persisted-queries/clear-queries.ts';
import { useDayOf } from '#web/platform/session/day-of.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DeviceRow, useDeviceName } from '#web/ui/device-row.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';

const devicesQuery = query(accounts.devices);

/** Lists the signed-in browsers and lets the golfer sign them out. */
export function Devices() {
  const { t } = useTranslation('settings');
  const { data: devices, error } = useQuery(devicesQuery);
  const list = useRef<HTMLUListElement>(null);
  const nameOf = useDeviceName();
  const keepFocus = () => list.current?.focus({ preventScroll: true });
  return (
    <section className="stack">
      <SectionHead title={t('devices.title')} />
      <p className="muted prose">{t('devices.text')}</p>
      {error && <p role="alert">{errorText(error)}</p>}
      {devices && (
        <ul ref={list} tabIndex={-1} aria-label={t('devices.title')}>
          {groupsOf(devices, nameOf).map(([newest, ...older]) => (
            <Fragment key={newest.id}>
              <SignedInDevice device={newest} onGone={keepFocus} />
              {older.length > 0 && <OlderSignIns devices={older} onGone={keepFocus} />}
            </Fragment>
          ))}
        </ul>
      )}
      {devices && devices.length > 1 && <SignOutOthers onDone={keepFocus} />}
      <SignOutEverywhere />
    </section>
  );
}

/** Groups devices of the same name, except the one in use, in the given order. */
function groupsOf(
  devices: readonly Device[],
  nameOf: (device: Device) => string,
): [Device, ...Device[]][] {
  const byName = Map.groupBy(devices, (device) => (device.isThisOne ? '' : nameOf(device)));
  return [...byName.values()] as [Device, ...Device[]][];
}

type OlderSignInsProps = { readonly devices: readonly Device[]; readonly onGone: () => void };

/** Sign-ins of a browser that looks like the one above, folded away. */
function OlderSignIns({ devices, onGone }: OlderSignInsProps) {
  const { t } = useTranslation('settings');
  return (
    <li>
      <details className="disclosure">
        <summary className="link">
          <ChevronDown className="icon icon-small" aria-hidden />
          {t('devices.older', { count: devices.length })}
        </summary>
        <ul>
          {devices.map((device) => (
            <SignedInDevice key={device.id} device={device} onGone={onGone} />
          ))}
        </ul>
      </details>
    </li>
  );
}

type SignedInDeviceProps = {
  readonly device: Device;
  /** Called when the device has been signed out, before its row disappears. */
  readonly onGone: () => void;
};

function SignedInDevice({ device, onGone }: SignedInDeviceProps) {
  const { t } = useTranslation('settings');
  const textOf = useDeviceText();
  const name = useDeviceName()(device);
  const { send, busy } = useAction(accounts.signOutDevice, {
    success: { title: t('devices.done', { name }) },
    onSuccess: onGone,
    failure: (error) => ({ title: t('devices.failed'), description: errorText(error) }),
  });
  return (
    <DeviceRow device={device} text={textOf(device)}>
      {!device.isThisOne && (
        <Button
          variant="text"
          busy={busy}
          aria-label={t('devices.signOutOne', { name })}
          onClick={() => send({ params: { id: device.id } })}
        >
          {t('devices.signOut')}
        </Button>
      )}
    </DeviceRow>
  );
}

/** When a device signed in, and on which day it was last used. */
function useDeviceText(): (device: Device) => string {
  const { t, language } = useTranslation('settings');
  const { timeZone } = useGolfer();
  const dates = useDates();
  const dayOf = useDayOf();
  const time = new Intl.DateTimeFormat(dateLocaleOf(language), { timeStyle: 'short', timeZone });
  return ({ isThisOne, signedInAt, lastUsedAt }) =>
    isThisOne
      ? t('devices.this')
      : t('devices.used', {
          day: dates.short(dayOf(lastUsedAt)),
          signedIn: dates.short(dayOf(signedInAt)),
          time: time.format(new Date(signedInAt)),
        });
}

function SignOutOthers({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('settings');
  const { send, busy } = useAction(accounts.signOutOthers, {
    success: { title: t('devices.othersDone') },
    onSuccess: onDone,
    failure: (error) => ({ title: t('devices.failed'), description: errorText(error) }),
  });
  return (
    <div>
      <Button variant="outline" busy={busy} onClick={() => send()}>
        {t('devices.others')}
      </Button>
    </div>
  );
}

function SignOutEverywhere() {
  const { t } = useTranslation('settings');
  const { t: accountText } = useTranslation('accounts');
  const [asking, setAsking] = useState(false);
  const { send, busy, done } = useAction(accounts.signOutEverywhere, {
    // The page reloads so that none of this golfer's cached data remains.
    onSuccess: leaveSession,
    failure: (error) => ({ title: t('devices.failed'), description: errorText(error) }),
  });
  return (
    <div>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t('devices.everywhere')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('devices.ask')}
        confirmText={t('devices.everywhere')}
        busy={busy || done}
        busyText={accountText('busy')}
        onConfirm={() => send()}
      >
        {t('devices.price')}
      </ConfirmDialog>
    </div>
  );
}
