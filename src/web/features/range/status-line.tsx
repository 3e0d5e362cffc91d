import { CloudCheck, CloudOff, Eye, EyeOff } from 'lucide-react';
import { useTranslation } from '#web/i18n/translation.ts';
import { useOnline } from '#web/platform/browser/online.ts';
import { valuesAreKept } from '#web/platform/device/stored-value.ts';
import { waitingRequests } from '#web/platform/queue/queued-request.ts';
import { useStore } from '#web/platform/store.ts';

type StatusLineProps = {
  /** Whether the screen is kept awake. */
  readonly awake: boolean;
};

/** Shows whether the screen stays on, whether results are stored, and how many changes are unsent. */
export function StatusLine({ awake }: StatusLineProps) {
  const { t } = useTranslation('range');
  const online = useOnline();
  const { length: waiting } = useStore(waitingRequests);
  const isKept = useStore(valuesAreKept);
  const Awake = awake ? Eye : EyeOff;
  return (
    <div className={online ? 'range-status' : 'range-status is-offline'}>
      <p>
        <Awake className="icon icon-small" aria-hidden />
        {t(awake ? 'status.awake' : 'status.asleep')}
      </p>
      <p role="status">
        {online ? (
          <CloudCheck className="icon icon-small" aria-hidden />
        ) : (
          <CloudOff className="icon icon-small" aria-hidden />
        )}
        {!online && <b>{t('status.offline')}</b>}
        {waiting > 0
          ? t('status.waiting', { count: waiting })
          : t(isKept ? 'status.kept' : 'status.notKept')}
      </p>
    </div>
  );
}

/** Says where the results are stored until the server has received them. */
export function Saved() {
  const { t } = useTranslation('range');
  const online = useOnline();
  const { length: waiting } = useStore(waitingRequests);
  const isKept = useStore(valuesAreKept);
  const Sign = online ? CloudCheck : CloudOff;
  return (
    <p className="with-icon small muted">
      <Sign className="icon icon-small" aria-hidden />
      <span>
        {t(isKept ? 'status.allKept' : 'status.notKept')}{' '}
        {waiting > 0 && t('status.waiting', { count: waiting })}
      </span>
    </p>
  );
}
