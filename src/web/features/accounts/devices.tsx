import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { accounts, type Device } from '#contract/accounts.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';
import { query } from '#web/platform/api/query.ts';
import { useDates } from '#web/platform/dates.ts';
import { errorText } from '#web/platform/error-text.ts';
import { leaveSession } from '#web/platform/persisted-queries/clear-queries.ts';
import { useDayOf } from '#web/platform/session/day-of.ts';
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
  const keepFocus = () => list.current?.focus({ preventScroll: true });
  return (
    <section className="stack">
      <SectionHead title={t('devices.title')} />
      <p className="muted prose">{t('devices.text')}</p>
      {error && <p role="alert">{errorText(error)}</p>}
      {devices && (
        <ul ref={list} tabIndex={-1} aria-label={t('devices.title')}>
          {devices.map((device) => (
            <SignedInDevice key={device.id} device={device} onGone={keepFocus} />
          ))}
        </ul>
      )}
      <SignOutEverywhere />
    </section>
  );
}

type SignedInDeviceProps = {
  readonly device: Device;
  /** Called when the device has been signed out, before its row disappears. */
  readonly onGone: () => void;
};

function SignedInDevice({ device, onGone }: SignedInDeviceProps) {
  const { t } = useTranslation('settings');
  const dates = useDates();
  const dayOf = useDayOf();
  const name = useDeviceName()(device);
  const { send, busy } = useAction(accounts.signOutDevice, {
    refresh: [...devicesQuery.queryKey],
    success: { title: t('devices.done', { name }) },
    onSuccess: onGone,
    failure: (error) => ({ title: t('devices.failed'), description: errorText(error) }),
  });
  const text = device.isThisOne
    ? t('devices.this')
    : t('devices.used', { day: dates.short(dayOf(device.lastUsedAt)) });
  return (
    <DeviceRow device={device} text={text}>
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
