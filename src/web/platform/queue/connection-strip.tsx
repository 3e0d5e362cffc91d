import './connection-strip.css';
import { useTranslation } from '#web/i18n/translation.ts';
import { useOnline } from '../online.ts';
import { useUser } from '../session/user.ts';
import { useStore } from '../store.ts';
import { waitingChanges } from './waiting-change.ts';
import { WaitingStrip } from './waiting-strip.tsx';

type ConnectionStripProps = {
  /** Whether the screen itself says that the device is offline. */
  readonly saysOffline: boolean;
};

/**
 * Shows the waiting changes, or that the device is offline and the screen shows cached data. Placed below the header,
 * or below the hero if the header overlaps it.
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
