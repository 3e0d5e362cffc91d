import { useSyncExternalStore } from 'react';
import { type CalendarDate, todayIn } from '#domain/calendar-date.ts';
import { useGolfer } from '#web/platform/session/user.ts';

// A phone lies about for days with the app open: soon after midnight is enough.
const checkEveryMs = 60_000;

function subscribe(changed: () => void) {
  const timer = setInterval(changed, checkEveryMs);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** The golfer's calendar day at a moment, in milliseconds of the epoch. */
export const dayAt = (epochMs: number, timeZone: string): CalendarDate =>
  todayIn(timeZone, Temporal.Instant.fromEpochMilliseconds(epochMs));

/** Today in the golfer's own time zone, which is the server's today as well. */
export function useToday(): CalendarDate {
  const { timeZone } = useGolfer();
  return useSyncExternalStore(subscribe, () => dayAt(Date.now(), timeZone));
}
