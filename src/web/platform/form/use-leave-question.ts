import { useState } from 'react';
import type { DialogState } from '#web/ui/sheet.tsx';
import { useStayWhenChanged } from './use-stay-when-changed.ts';

/**
 * Asks before unsaved changes are lost: when the sheet of a form closes, and when the golfer leaves the page. Returns
 * the sheet's `onOpenChange` and the state of the question, for a `ConfirmDialog`.
 */
export function useLeaveQuestion(isChanged: boolean, { open, onOpenChange }: DialogState) {
  const [asking, setAsking] = useState(false);
  useStayWhenChanged(open && isChanged);
  return {
    onOpenChange: (next: boolean) => {
      if (next || !isChanged) onOpenChange(next);
      else setAsking(true);
    },
    question: {
      open: open && asking,
      onOpenChange: setAsking,
      onConfirm: () => {
        setAsking(false);
        onOpenChange(false);
      },
    },
  };
}
