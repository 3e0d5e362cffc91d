import { useEffect, useEffectEvent, useRef } from 'react';
import type { RecalculationJob } from '#contract/recalculation.ts';

/** Calls `onComplete` once when a background job that was seen running is complete. */
export function useWhenComplete(
  job: RecalculationJob | null,
  onComplete: (job: RecalculationJob) => void,
): void {
  const seen = useRef<string | null>(null);
  const tell = useEffectEvent(onComplete);
  useEffect(() => {
    if (job === null) return;
    if (job.state === 'running') seen.current = job.id;
    if (job.state !== 'complete' || seen.current !== job.id) return;
    seen.current = null;
    tell(job);
  }, [job]);
}
