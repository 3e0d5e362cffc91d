import { useCallback, useEffect, useRef, useState } from 'react';
import { changeNote } from '#domain/training/session-progress.ts';
import { useStore } from '#web/platform/store.ts';
import { keepProgress } from './keep-progress.ts';
import { places } from './place-store.ts';
import { progressStore, readProgress } from './progress-store.ts';
import { begin, comeBack, firstPlace, standStill, type Training } from './training-steps.ts';

/** The training of a session whose drills have these keys in order. Each step is stored before it is shown. */
export function useTraining(scheduledSessionId: string, keys: readonly string[]) {
  const firstKey = keys[0] ?? null;
  const inOrder = useRef(keys);
  const [stores] = useState(() => ({
    progress: progressStore(scheduledSessionId),
    place: places.store(scheduledSessionId),
  }));
  const progress = useStore(stores.progress);
  const place = useStore(stores.place);

  const take = useCallback(
    (step: (training: Training, now: number) => Training) => {
      const now = Date.now();
      const known = readProgress(scheduledSessionId);
      if (known === null) return;
      const here = places.read(scheduledSessionId) ?? firstPlace(known, inOrder.current, now);
      const next = step({ progress: known, place: here }, now);
      keepProgress(scheduledSessionId, next.progress);
      const number = inOrder.current.indexOf(next.place.exerciseId ?? '') + 1;
      places.keep(scheduledSessionId, { ...next.place, number });
    },
    [scheduledSessionId],
  );
  const start = useCallback(() => {
    const begun = begin(firstKey, Date.now());
    keepProgress(scheduledSessionId, begun.progress);
    places.keep(scheduledSessionId, begun.place);
  }, [scheduledSessionId, firstKey]);

  useEffect(() => {
    // Leaving the screen stops the clock; a reload does not.
    take(comeBack);
    return () => take(standStill);
  }, [take]);

  const training: Training | null = progress && {
    progress,
    place: place ?? firstPlace(progress, keys, Date.now()),
  };
  return {
    training,
    take,
    /** Starts the session. Progress that is already stored is kept. */
    start,
    note: (text: string) =>
      take(({ progress: before, place: here }, now) => ({
        progress: changeNote(before, text, now),
        place: here,
      })),
  };
}

export type TakeStep = ReturnType<typeof useTraining>['take'];
