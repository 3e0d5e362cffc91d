import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useUser } from '#web/platform/session/user.ts';
import type { DialogState } from '#web/ui/dialog-state.ts';

const drafts = new Map<string, FieldValues>();

/**
 * Keeps the typed values when a form is closed by accident (with Escape or a press outside it). They are restored
 * the next time, until the form is sent or Cancel is pressed.
 *
 * @param place what the form adds, and where
 */
export function useDraft<Values extends FieldValues>(place: string, values: Values) {
  const key = `${useUser()?.id} ${place}`;
  const [defaultValues] = useState(() => (drafts.get(key) as Values | undefined) ?? values);
  const forget = () => void drafts.delete(key);
  return {
    defaultValues,
    forget,
    /** The props for the form's sheet. */
    sheet: ({ formState: { isDirty }, getValues }: UseFormReturn<Values>, state: DialogState) => ({
      open: state.open,
      unsaved: false,
      onOpenChange: (open: boolean) => {
        if (!open && isDirty) drafts.set(key, getValues());
        state.onOpenChange(open);
      },
      onCancel: () => {
        forget();
        state.onOpenChange(false);
      },
    }),
  };
}
