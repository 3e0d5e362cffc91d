import { useState } from 'react';
import { useStore } from '#web/platform/store.ts';
import { places } from './place-store.ts';
import { progressStore } from './progress-store.ts';

/**
 * The number of the drill, from 1, at which a session started on any device resumes; 0 when only its form is left,
 * null if the session was not started.
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
