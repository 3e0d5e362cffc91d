import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { newIdempotencyKey } from '#web/platform/api/idempotency-key.ts';

type Opened<Values> = {
  readonly values: Values;
  /** True from the first try to send: faults are shown from then on, and follow every change. */
  readonly tried: boolean;
  readonly phase: 'ready' | 'sending' | 'failed';
  /** The same for every try of this form, so that a retry after a lost answer never doubles. */
  readonly key: string;
};

const opened = <Values>(values: Values): Opened<Values> => ({
  values,
  tried: false,
  phase: 'ready',
  key: newIdempotencyKey(),
});

/** A form that is sent once, however often it is pressed, and keeps what was typed until then. */
export function useLogForm<Values extends object, Faults extends object>(
  first: Values,
  check: (values: Values) => Faults,
) {
  const [form, setForm] = useState(() => opened(first));
  // A second press can come before the first one has made the button busy.
  const underWay = useRef<string | null>(null);
  const found = check(form.values);
  return {
    values: form.values,
    faults: form.tried ? found : null,
    phase: form.phase,
    headers: { 'idempotency-key': form.key },
    change: (changes: Partial<Values>) =>
      setForm((now) => ({ ...now, values: { ...now.values, ...changes } })),
    restart: (values: Values) => setForm(opened(values)),
    /** The end of a try. True when it was this form's, and not that of one closed since. */
    settle: (key: string | undefined, phase: 'ready' | 'failed'): boolean => {
      if (key !== form.key) return false;
      underWay.current = null;
      setForm((now) => ({ ...now, phase }));
      return true;
    },
    submit: (event: FormEvent<HTMLFormElement>, send: () => void) => {
      event.preventDefault();
      const { currentTarget } = event;
      flushSync(() => setForm((now) => ({ ...now, tried: true })));
      if (Object.keys(found).length > 0) {
        currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      } else if (underWay.current !== form.key) {
        underWay.current = form.key;
        setForm((now) => ({ ...now, phase: 'sending' }));
        send();
      }
    },
  };
}
