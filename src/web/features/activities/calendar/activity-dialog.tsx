import { useState } from 'react';
import type { CalendarItem } from '#contract/activities-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { ActivityFacts } from './activity-facts.tsx';
import { kindOf, useActivityWords } from './activity-words.ts';
import { MoveField, useMoveForm } from './move-field.tsx';
import { RoundBoard } from './round-board.tsx';
import type { MoveOptions } from './use-move-options.ts';

type ActivityDialogProps = {
  readonly item: CalendarItem;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly moveOptions: MoveOptions;
};

/**
 * Shows the details of an activity. A session of the plan links to its screen. While it is planned, it can be
 * moved by entering a new date, an accessible alternative to dragging.
 */
export function ActivityDialog({ item, open, onClose, moveOptions }: ActivityDialogProps) {
  const { t } = useTranslation('activities');
  const words = useActivityWords();
  const [moving, setMoving] = useState(false);
  const move = useMoveForm(item, moveOptions, onClose);
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={item.title}
      onSubmit={moving ? move.submit : undefined}
      foot={
        moving ? (
          <>
            <Button variant="outline" onClick={() => setMoving(false)}>
              {t('move.back')}
            </Button>
            <Button type="submit" busy={move.action.busy} busyText={t('move.busy')}>
              {t('move.submit')}
            </Button>
          </>
        ) : (
          item.type === 'scheduled_session' && (
            <SessionActions item={item} onMove={() => setMoving(true)} />
          )
        )
      }
    >
      {moving ? (
        <MoveField from={item.date} control={move.form.control} />
      ) : item.type === 'golf_round' ? (
        <RoundBoard item={item} />
      ) : (
        <>
          <p className="muted">{words.label(item)}</p>
          <ActivityFacts item={item} />
        </>
      )}
    </Sheet>
  );
}

type SessionActionsProps = { readonly item: CalendarItem; readonly onMove: () => void };

function SessionActions({ item, onMove }: SessionActionsProps) {
  const { t } = useTranslation('activities');
  return (
    <>
      {kindOf(item) === 'planned' && (
        <Button variant="outline" onClick={onMove}>
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
  );
}
