import { type ReactNode, useState } from 'react';
import type { AddSessionDialogProps } from '#web/features/activities/add-session/add-session-dialog.tsx';
import { loadTexts } from '#web/platform/i18n.ts';
import { useFetched } from '#web/platform/loading/use-fetched.ts';

type Start = Pick<AddSessionDialogProps, 'date' | 'activity'>;

async function loadDialog() {
  const [{ AddSessionDialog }] = await Promise.all([
    import('#web/features/activities/add-session/add-session-dialog.tsx'),
    loadTexts('activities'),
  ]);
  return AddSessionDialog;
}

/**
 * The Add Session dialog for a screen, loaded when it is first opened. Render `dialog` anywhere; `add({ date })`
 * opens it with that day instead of today, `add({ activity })` at that form.
 */
export function useAddSession(): { add: (start?: Start) => void; dialog: ReactNode } {
  const { part: Dialog, fetchPart } = useFetched(loadDialog);
  const [open, setOpen] = useState(false);
  const [start, setStart] = useState<Start>({});
  const add = async (wanted: Start) => {
    if (!(await fetchPart())) return;
    setStart(wanted);
    setOpen(true);
  };
  return {
    add: (wanted = {}) => void add(wanted),
    dialog: Dialog && <Dialog open={open} onClose={() => setOpen(false)} {...start} />,
  };
}
