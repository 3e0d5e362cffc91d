import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '#web/platform/store.ts';
import { progressStore } from './progress-store.ts';
import { resultsOf } from './results.ts';
import type { SessionParts, TrainedSession } from './session-parts.ts';

/** Keeps the form that completes the session filled in with the results counted on any device. */
export function useFillForm(session: TrainedSession, fillIn: SessionParts['fillIn']): void {
  const { scheduledSessionId } = session;
  const [store] = useState(() => progressStore(scheduledSessionId));
  const progress = useStore(store);
  const fill = useEffectEvent(() => {
    if (progress === null) return;
    const results = resultsOf(session.exercises, progress);
    const isTrained = results.leftOut.length < session.exercises.length;
    fillIn(session, isTrained ? results : null);
  });
  useEffect(() => {
    if (progress) fill();
  }, [progress]);
}
