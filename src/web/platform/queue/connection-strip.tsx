import './connection-strip.css';
import { useTranslation } from '#web/i18n/translation.ts';
import { useOnline } from '../online.ts';
import { useUser } from '../session/user.ts';
import { useStore } from '../store.ts';
import { waitingChanges } from './waiting-change.ts';
import { WaitingStrip } from './waiting-strip.tsx';

type ConnectionStripProps = {
  /** The screen says itself that there is no connection. */
  readonly saysOffline: boolean;
};

/**
 * What waits on this device, or that there is no network while cached reads are on the screen: below the header,
 * or below the hero that the header lies on.
 */
export function ConnectionStrip({ saysOffline }: ConnectionStripProps) {
  const { t } = useTranslation('app');
  const online = useOnline();
  const waits = useStore(waitingChanges).length > 0;
  const isAway = !online && !saysOffline;
  // A visitor has nothing to log.
  const words = useUser() ? 'offline.kept' : 'offline.banner';
  return (
    <div role="status" className="gutter offline">
      {waits ? <WaitingStrip /> : isAway && <p className="sand-note">{t(words)}</p>}
    </div>
  );
}
