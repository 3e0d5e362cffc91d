import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { type CalendarDate, todayIn } from '#domain/calendar-date.ts';

/** Midnight is noticed within a minute; waking the device is noticed at once. */
const lookEveryMs = 60_000;

function subscribe(listener: () => void) {
  const timer = setInterval(listener, lookEveryMs);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

const dayOf = (timeZone: string, epochMs: number) =>
  todayIn(timeZone, Temporal.Instant.fromEpochMilliseconds(epochMs));

/** Today in the golfer's zone; another value once midnight has passed there. */
export function useToday(timeZone: string): CalendarDate {
  return useSyncExternalStore(subscribe, () => dayOf(timeZone, Date.now()));
}

/**
 * Reads an answer again that was given on another day: a tab left open over night must not show
 * yesterday's session as today's.
 */
export function useFreshEachDay({
  queryKey,
  timeZone,
  readAt,
}: {
  queryKey: QueryKey;
  timeZone: string;
  /** When the answer arrived, in milliseconds of the epoch; 0 when there is none yet. */
  readAt: number;
}): void {
  const client = useQueryClient();
  const today = useToday(timeZone);
  const stale = readAt > 0 && dayOf(timeZone, readAt) !== today;
  useEffect(() => {
    if (stale) void client.invalidateQueries({ queryKey });
  }, [client, stale, queryKey]);
}
