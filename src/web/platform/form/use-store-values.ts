import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Calls `store` with the values of a form after every change of a field. A reset is not a change. */
export function useStoreValues<Values extends FieldValues>(
  { subscribe }: UseFormReturn<Values>,
  store: (values: Values) => void,
): void {
  const storeNow = useEffectEvent(store);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // A reset has no field name.
        callback: ({ name, values }) => {
          if (name !== undefined) storeNow(values);
        },
      }),
    [subscribe],
  );
}
