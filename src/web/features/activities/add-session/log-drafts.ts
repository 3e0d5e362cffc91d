import { useState } from 'react';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { hasCode } from '#web/platform/api/failures.ts';
import { newIdempotencyKey } from '#web/platform/api/idempotency-key.ts';
import { useToday } from '#web/platform/session/today.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { type StoredValue, storedValue } from '#web/platform/stored-value.ts';
import type { PracticeValues } from './practice-values.ts';
import type { RoundValues } from './round-values.ts';

/** A form as typed so far. The idempotency key is the same after a reload, so that nothing is logged twice. */
type LogDraft<Values> = { readonly values: Values; readonly key: string };

export const practiceDrafts = storedValue<LogDraft<PracticeValues>>('log-practice');
export const roundDrafts = storedValue<LogDraft<RoundValues>>('log-round');

/** The form that was interrupted, for example by a reload; null if there is none. */
export function interruptedForm(golferId: string): 'practice' | 'round' | null {
  if (practiceDrafts.read(golferId)) return 'practice';
  return roundDrafts.read(golferId) && 'round';
}

/** Deletes both forms after one was sent or the dialog was closed. */
export function dropLogDrafts(golferId: string): void {
  practiceDrafts.drop(golferId);
  roundDrafts.drop(golferId);
}

/**
 * The golfer's interrupted form, or an empty one, and the function that stores its values on this device.
 * @param date the date to log for; by default the one in the interrupted form, or today
 */
export function useLogDraft<Values extends { readonly sessionDate: CalendarDate | '' }>(
  drafts: StoredValue<LogDraft<Values>>,
  date: CalendarDate | undefined,
  empty: (date: CalendarDate) => Values,
) {
  const { id } = useGolfer();
  const today = useToday();
  const [draft] = useState(() => {
    const interrupted = drafts.read(id);
    if (interrupted === null) return { values: empty(date ?? today), key: newIdempotencyKey() };
    const { values, key } = interrupted;
    return { values: { ...values, sessionDate: date ?? values.sessionDate }, key };
  });
  const [key, setKey] = useState(draft.key);
  return {
    values: draft.values,
    key,
    store: (values: Values) => drafts.keep(id, { values, key }),
    /** Takes a new key if another tab has sent other values with this one, so that the golfer can send these, too. */
    onFailure: (error: Error) => {
      if (hasCode(error, 'idempotency_key_reused')) setKey(newIdempotencyKey());
    },
  };
}
