import { useRef, useState } from 'react';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { quoting } from '#web/platform/action/use-action.ts';
import { hasCode } from '#web/platform/api/failures.ts';
import { newIdempotencyKey } from '#web/platform/api/idempotency-key.ts';
import { type StoredValue, storedValue } from '#web/platform/device/stored-value.ts';
import { useToday } from '#web/platform/session/today.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import type { ToastTexts } from '#web/platform/toast/toast.ts';
import type { AddAnotherProps } from './add-another.tsx';
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
 * The golfer's interrupted form, or an empty one, and where its values are stored on this device.
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
  return {
    values: draft.values,
    key: draft.key,
    draftWith: (key: string) => ({
      keep: (values: Values) => drafts.keep(id, { values, key }),
      /** Does nothing if the golfer has begun another form meanwhile. */
      drop: () => {
        if (drafts.read(id)?.key === key) drafts.drop(id);
      },
    }),
  };
}

/**
 * The idempotency key of a form, and the question when the server has stored other values with it, such as from another
 * tab: the golfer decides whether these are another entry, which gets a new key.
 */
export function useEntryKey(first: string) {
  const [key, setKey] = useState(first);
  const [asking, setAsking] = useState(false);
  const latest = useRef(first);
  return {
    key,
    headers: () => ({ 'idempotency-key': latest.current }),
    failure: (error: Error, texts: ToastTexts) => (isStored(error) ? null : quoting(error, texts)),
    onFailure: (error: Error) => setAsking(isStored(error)),
    /** The state of the question; confirming it calls `send` with a new key. */
    question: (send: () => void): AddAnotherProps => ({
      open: asking,
      onOpenChange: setAsking,
      onConfirm: () => {
        latest.current = newIdempotencyKey();
        setKey(latest.current);
        setAsking(false);
        send();
      },
    }),
  };
}

const isStored = (error: Error) => hasCode(error, 'idempotency_key_reused');
