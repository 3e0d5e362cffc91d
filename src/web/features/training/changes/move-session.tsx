import { CalendarArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { useFetched } from '#web/platform/loading/use-fetched.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { MoveSessionDialogProps } from './move-session-dialog.tsx';

const load = () => import('./move-session-dialog.tsx');

type MoveSessionProps = Pick<MoveSessionDialogProps, 'session'> & {
  /** An icon in a list, where every session has the button; text where there is room. */
  readonly look: 'icon' | 'words';
};

/** Moves a planned session by keyboard or touch: a button and its dialog. */
export function MoveSession({ session, look }: MoveSessionProps) {
  const { t } = useTranslation('training');
  const { part, fetching, fetchPart } = useFetched(load, t('move.failed.title'));
  const [open, setOpen] = useState(false);
  const press = async () => {
    if (await fetchPart()) setOpen(true);
  };
  return (
    <>
      {look === 'icon' ? (
        <IconButton
          label={t('move.label', { title: session.title })}
          title={t('move.open')}
          aria-busy={fetching}
          onClick={press}
        >
          <CalendarArrowUp className="icon icon-small" aria-hidden />
        </IconButton>
      ) : (
        <Button variant="text" size="slim" aria-busy={fetching} onClick={press}>
          <CalendarArrowUp className="icon icon-small" aria-hidden />
          {t('move.open')}
        </Button>
      )}
      {part && (
        <part.MoveSessionDialog
          // Resets the chosen day after the session was moved.
          key={session.scheduledDate}
          session={session}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
