import '#web/ui/tag.css';
import { type PushDevice, push } from '#contract/push.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { useDates } from '#web/platform/dates.ts';
import { errorText } from '#web/platform/error-text.ts';
import { useDayOf } from '#web/platform/session/day-of.ts';
import { Button } from '#web/ui/button.tsx';
import { DeviceRow, useDeviceName } from '#web/ui/device-row.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';

type Props = {
  readonly devices: readonly PushDevice[];
  /** The endpoint of this browser; null if there is none. */
  readonly here: string | null;
};

/** The devices that receive push notifications. */
export function PushDevices({ devices, here }: Props) {
  const { t } = useTranslation('push');
  return (
    <>
      <SectionHead title={t('devices.title')} />
      <ul>
        {devices.map((device) => (
          <PushDeviceRow key={device.endpoint} device={device} isHere={device.endpoint === here} />
        ))}
      </ul>
    </>
  );
}

type RowProps = { readonly device: PushDevice; readonly isHere: boolean };

function PushDeviceRow({ device, isHere }: RowProps) {
  const { t } = useTranslation('push');
  const dates = useDates();
  const dayOf = useDayOf();
  const name = useDeviceName()(device);
  const { send, busy } = useAction(push.unsubscribe, {
    success: { title: t('devices.done', { name }) },
    failure: (error) => ({ title: t('devices.failed'), description: errorText(error) }),
  });
  const day = dates.short(dayOf(device.createdAt));
  return (
    <DeviceRow
      device={device}
      text={isHere ? t('devices.hereSince', { day }) : t('devices.since', { day })}
    >
      {isHere ? (
        <span className="tag small">{t('devices.here')}</span>
      ) : (
        <Button
          variant="text"
          busy={busy}
          busyText={t('busy')}
          aria-label={t('devices.turnOffOne', { name })}
          onClick={() => send({ body: { endpoint: device.endpoint } })}
        >
          {t('devices.turnOff')}
        </Button>
      )}
    </DeviceRow>
  );
}
