import './connection-strip.css';
import { lazy, Suspense } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { useOnline } from '../online.ts';
import { useStore } from '../store.ts';
import { waitingChanges } from './waiting-change.ts';

// Fetched with the queue itself: once something waits it is there, also without a signal.
const WaitingStrip = lazy(() =>
  import('./waiting-strip.tsx').then((module) => ({ default: module.WaitingStrip })),
);

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
  return (
    <div role="status" className="gutter offline">
      {waits ? (
        <Suspense fallback={null}>
          <WaitingStrip />
        </Suspense>
      ) : (
        isAway && <p className="sand-note">{t('offline.banner')}</p>
      )}
    </div>
  );
}
