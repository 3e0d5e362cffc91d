import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type CalendarDate, dayAt } from '#domain/calendar-date.ts';
import { onEvents, useStore } from '../store.ts';
import { useGolfer } from './user.ts';

// A phone keeps the app open for days; it is enough to notice midnight within a minute.
const checkEveryMs = 60_000;

const onVisibilityChange = onEvents(() => document, 'visibilitychange');

function subscribe(listener: () => void) {
  const timer = setInterval(listener, checkEveryMs);
  const unsubscribe = onVisibilityChange(listener);
  return () => {
    clearInterval(timer);
    unsubscribe();
  };
}

/** Today in the golfer's time zone; the server uses the same day. */
export function useToday(): CalendarDate {
  const { timeZone } = useGolfer();
  return useStore({ subscribe, get: () => dayAt(Date.now(), timeZone) });
}

/**
 * Fetches an answer again when it is from another day: a tab left open overnight must not show yesterday's session as
 * today's.
 *
 * @param readAt when the answer arrived, in milliseconds since 1970; 0 when there is none yet.
 */
export function useFreshEachDay(queryKey: QueryKey, readAt: number): void {
  const client = useQueryClient();
  const { timeZone } = useGolfer();
  const stale = useToday() !== dayAt(readAt || Date.now(), timeZone);
  useEffect(() => {
    // Shares a request that another part of the screen has already started.
    if (stale) void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
  }, [client, stale, queryKey]);
}
