import { type ReactNode, useState } from 'react';
import type { MoveSessionDialogProps } from '#web/features/training/changes/move-session-dialog.tsx';
import { loadTexts } from '#web/platform/i18n.ts';
import { useFetched } from '#web/platform/use-fetched.ts';

type Session = MoveSessionDialogProps['session'];

async function loadDialog() {
  const [{ MoveSessionDialog }] = await Promise.all([
    import('#web/features/training/changes/move-session-dialog.tsx'),
    loadTexts('training'),
  ]);
  return MoveSessionDialog;
}

/**
 * The dialog that moves a session to any other day, for a screen outside of training; fetched when it is
 * first opened. Render `dialog` anywhere; `move(session)` opens it.
 */
export function useMoveSession(): { move: (session: Session) => void; dialog: ReactNode } {
  const { part: Dialog, fetchPart } = useFetched(loadDialog);
  const [session, setSession] = useState<Session | null>(null);
  const [open, setOpen] = useState(false);
  const move = async (wanted: Session) => {
    if (!(await fetchPart())) return;
    setSession(wanted);
    setOpen(true);
  };
  return {
    move: (wanted) => void move(wanted),
    dialog: Dialog && session && (
      <Dialog
        // The choice belongs to the day the session stood on.
        key={`${session.id} ${session.scheduledDate}`}
        session={session}
        open={open}
        onOpenChange={setOpen}
      />
    ),
  };
}
