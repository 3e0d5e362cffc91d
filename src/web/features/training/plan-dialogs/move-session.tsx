import { CalendarArrowUp } from 'lucide-react';
import { useTranslation } from '#web/i18n/translation.ts';
import { lazily } from '#web/platform/loading/lazily.ts';
import { useDialog } from '#web/platform/loading/use-dialog.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { MoveSessionDialogProps } from './move-session-dialog.tsx';

const MoveSessionDialog = lazily(() => import('./move-session-dialog.tsx'), 'MoveSessionDialog');

type MoveSessionProps = Pick<MoveSessionDialogProps, 'session'> & {
  /** An icon in a list, where every session has the button; text where there is room. */
  readonly look: 'icon' | 'words';
};

/** Moves a planned session by keyboard or touch: a button and its dialog. */
export function MoveSession({ session, look }: MoveSessionProps) {
  const { t } = useTranslation('training');
  const { opened, busy, state, show } = useDialog(MoveSessionDialog, t('move.failed.title'));
  return (
    <>
      {look === 'icon' ? (
        <IconButton
          label={t('move.label', { title: session.title })}
          title={t('move.open')}
          aria-busy={busy}
          onClick={show}
        >
          <CalendarArrowUp className="icon icon-small" aria-hidden />
        </IconButton>
      ) : (
        <Button variant="text" size="slim" aria-busy={busy} onClick={show}>
          <CalendarArrowUp className="icon icon-small" aria-hidden />
          {t('move.open')}
        </Button>
      )}
      {opened > 0 && (
        // The key resets the chosen day after the session was moved.
        <MoveSessionDialog key={session.scheduledDate} session={session} {...state} />
      )}
    </>
  );
}
