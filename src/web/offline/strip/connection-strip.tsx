import './connection-strip.css';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from '#web/i18n/translation.ts';
import { intercepted, pastWorker } from '#web/platform/api/intercepted.ts';
import { useOnline } from '#web/platform/browser/online.ts';
import { waitingRequests } from '#web/platform/queue/queued-request.ts';
import { useUser } from '#web/platform/session/user.ts';
import { useStore } from '#web/platform/store.ts';
import { Strip, WaitingStrip } from './waiting-strip.tsx';

type ConnectionStripProps = {
  /** Whether the screen itself says that the device is offline. */
  readonly saysOffline: boolean;
};

/**
 * Shows the waiting requests, that the device is offline and the screen shows cached data, or that something in front
 * of the server wants to be seen. Placed below the header,
 * or below the hero if the header overlaps it.
 */
export function ConnectionStrip({ saysOffline }: ConnectionStripProps) {
  const { t } = useTranslation('app');
  const online = useOnline();
  const waits = useStore(waitingRequests).length > 0;
  const isAway = !online && !saysOffline;
  const isIntercepted = useStore(intercepted) && online && !saysOffline;
  // A visitor has nothing to log.
  const words = useUser() ? 'offline.kept' : 'offline.banner';
  return (
    <div role="status" className="gutter offline">
      {isIntercepted && (
        <Strip
          icon={CircleAlert}
          button={
            <a className="button button-text button-slim" href={pastWorker()}>
              {t('intercepted.open')}
            </a>
          }
        >
          {t('intercepted.text')}
        </Strip>
      )}
      {waits ? <WaitingStrip /> : isAway && <p className="sand-note">{t(words)}</p>}
    </div>
  );
}
