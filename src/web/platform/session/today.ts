import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type CalendarDate, todayIn } from '#domain/calendar-date.ts';
import { onEvents, useStore } from '../store.ts';
import { useGolfer } from './user.ts';

// A phone keeps the app open for days: noticing midnight within a minute is enough.
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

/** The golfer's calendar day at a moment, in milliseconds of the epoch. */
const dayAt = (epochMs: number, timeZone: string): CalendarDate =>
  todayIn(timeZone, Temporal.Instant.fromEpochMilliseconds(epochMs));

/** Today in the golfer's own time zone, which is the server's today as well. */
export function useToday(): CalendarDate {
  const { timeZone } = useGolfer();
  return useStore({ subscribe, get: () => dayAt(Date.now(), timeZone) });
}

/**
 * Reads an answer again that was given on another day: a tab left open over night must not show
 * yesterday's session as today's.
 *
 * @param readAt when the answer arrived, in milliseconds of the epoch; 0 when there is none yet.
 */
export function useFreshEachDay(queryKey: QueryKey, readAt: number): void {
  const client = useQueryClient();
  const { timeZone } = useGolfer();
  const stale = useToday() !== dayAt(readAt || Date.now(), timeZone);
  useEffect(() => {
    // A read that is under way for another part of the screen serves this one too.
    if (stale) void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
  }, [client, stale, queryKey]);
}
