import { useState } from 'react';
import { useStore } from '#web/platform/store.ts';
import { places } from './place-store.ts';
import { progressStore } from './progress-store.ts';

/**
 * The number of the drill, from 1, at which a session goes on that has been started on this device or on
 * another one; 0 when only its form is left, null for a session that has not been started.
 */
export function useStartedAt(scheduledSessionId: string, drillCount: number): number | null {
  const [store] = useState(() => progressStore(scheduledSessionId));
  const progress = useStore(store);
  if (progress === null) return null;
  const place = places.read(scheduledSessionId);
  if (place !== null) return place.number;
  const settled = progress.drills.filter(({ state }) => state !== 'open').length;
  return settled < drillCount ? settled + 1 : 0;
}
