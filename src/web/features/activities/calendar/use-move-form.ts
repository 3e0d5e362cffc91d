import { type FormEvent, type RefObject, useRef, useState } from 'react';
import type { CalendarItem } from '#contract/activities.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { useToday } from '#web/platform/session/today.ts';
import type { Move } from './use-move.ts';

type FormError = 'required' | 'past' | 'same';

export type MoveForm = {
  readonly today: CalendarDate;
  /** What stands in the field; empty until it is a whole date. */
  readonly date: string;
  readonly setDate: (date: string) => void;
  /** What is wrong, once the golfer has tried. */
  readonly fault: FormError | null;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly submit: (event: FormEvent) => void;
};

function faultOf(date: string, from: CalendarDate, today: CalendarDate): FormError | null {
  if (date === '') return 'required';
  if (date === from) return 'same';
  return date < today ? 'past' : null;
}

/** The form that moves a session by its date. */
export function useMoveForm(item: CalendarItem, move: Move, onMoved: () => void): MoveForm {
  const today = useToday();
  const field = useRef<HTMLInputElement>(null);
  const [date, setDate] = useState('');
  const [tried, setTried] = useState(false);
  const fault = faultOf(date, item.date, today);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fault !== null) {
      field.current?.focus();
    } else if (!move.isPending) {
      const input = { params: { sessionId: item.id }, body: { newDate: date } };
      move.mutate(input, { onSuccess: onMoved });
    }
  };
  return { today, date, setDate, fault: tried ? fault : null, field, submit };
}
