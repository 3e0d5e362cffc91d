import { type ReactNode, useState } from 'react';
import type { AddSessionDialogProps } from '#web/features/logbook/add-session/add-session-dialog.tsx';
import { withTexts } from '#web/platform/i18n.ts';
import { lazily } from '#web/platform/loading/lazily.ts';
import { useDialog } from '#web/platform/loading/use-dialog.ts';

type Start = Pick<AddSessionDialogProps, 'date' | 'activity'>;

const AddSessionDialog = lazily(
  () => withTexts(import('#web/features/logbook/add-session/add-session-dialog.tsx'), 'logbook'),
  'AddSessionDialog',
);

/**
 * The Add Session dialog for a screen, loaded when it is first opened. Render `dialog` anywhere; `add({ date })`
 * opens it with that day instead of today, `add({ activity })` at that form.
 */
export function useAddSession(): { add: (start?: Start) => void; dialog: ReactNode } {
  const { opened, show, state } = useDialog(AddSessionDialog);
  const [start, setStart] = useState<Start>({});
  return {
    add: (wanted = {}) => {
      setStart(wanted);
      void show();
    },
    dialog: opened > 0 && (
      <AddSessionDialog open={state.open} onClose={() => state.onOpenChange(false)} {...start} />
    ),
  };
}
