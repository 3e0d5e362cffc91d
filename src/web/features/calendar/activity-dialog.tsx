import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarItem } from '#contract/activities.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { ActivityFacts } from './activity-facts.tsx';
import { kindOf, useActivityWords } from './activity-words.ts';
import { MoveDialog } from './move-dialog.tsx';
import type { Move } from './use-move.ts';

type ActivityDialogProps = {
  readonly item: CalendarItem;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly move: Move;
};

/** What an activity was or will be. A session of the plan leads to its screen and can be moved. */
export function ActivityDialog({ item, open, onClose, move }: ActivityDialogProps) {
  const { t } = useTranslation('calendar');
  const words = useActivityWords();
  const [moving, setMoving] = useState(false);
  const close = () => {
    setMoving(false);
    onClose();
  };
  if (moving) {
    return (
      <MoveDialog
        item={item}
        open={open}
        onClose={close}
        onBack={() => setMoving(false)}
        move={move}
      />
    );
  }
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && close()}
      title={item.title}
      foot={
        item.type === 'scheduled_session' && (
          <>
            {kindOf(item) === 'planned' && (
              <Button variant="line" onClick={() => setMoving(true)}>
                {t('move.open')}
              </Button>
            )}
            <Button asChild>
              <Link
                to="/my-schedule/session/$scheduledSessionId"
                params={{ scheduledSessionId: item.id }}
              >
                {t('details.view')}
              </Link>
            </Button>
          </>
        )
      }
    >
      <p className="soft">{words.label(item)}</p>
      <ActivityFacts item={item} />
    </Sheet>
  );
}
