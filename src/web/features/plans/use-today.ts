import { useSyncExternalStore } from 'react';
import { type CalendarDate, todayIn } from '#domain/calendar-date.ts';
import { useGolfer } from '#web/platform/session/user.ts';

// A plan is looked at for minutes and a phone lies about for days: soon after midnight is enough.
const checkEveryMs = 60_000;

function subscribe(changed: () => void) {
  const timer = setInterval(changed, checkEveryMs);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** Today in the golfer's own time zone, which is the server's today as well. */
export function useToday(): CalendarDate {
  const { timeZone } = useGolfer();
  return useSyncExternalStore(subscribe, () => todayIn(timeZone, Temporal.Now.instant()));
}
