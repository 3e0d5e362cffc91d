import { type ReactNode, useState } from 'react';
import { loadTexts } from '#web/platform/i18n.ts';
import { useFetched } from '#web/platform/use-fetched.ts';

async function loadDialog() {
  const [{ SettleMissedDialog }] = await Promise.all([
    import('#web/features/training/changes/settle-missed-dialog.tsx'),
    loadTexts('training'),
  ]);
  return SettleMissedDialog;
}

/**
 * The dialog that settles a long absence, for a screen outside of training; fetched when it is first
 * opened. Render `dialog` anywhere; `settle(enrollmentId)` opens it.
 */
export function useSettleMissed(): { settle: (enrollmentId: string) => void; dialog: ReactNode } {
  const { part: Dialog, fetchPart } = useFetched(loadDialog);
  const [enrollmentId, setEnrollmentId] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const settle = async (wanted: string) => {
    if (!(await fetchPart())) return;
    setEnrollmentId(wanted);
    setOpen(true);
  };
  return {
    settle: (wanted) => void settle(wanted),
    dialog: Dialog && enrollmentId !== null && (
      <Dialog enrollmentId={enrollmentId} open={open} onOpenChange={setOpen} />
    ),
  };
}
