import './activity-facts.css';
import { SquarePen } from 'lucide-react';
import { useState } from 'react';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { waitingRequests } from '#web/platform/queue/queued-request.ts';
import { useStore } from '#web/platform/store.ts';
import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { PracticeFields } from '../add-session/practice-fields.tsx';
import { DeleteActivity } from '../edit/delete-activity.tsx';
import { useEditPractice } from '../edit/use-edit-forms.ts';
import { ActivityFacts } from './activity-facts.tsx';
import { kindOf, useActivityWords } from './activity-words.ts';
import { MoveField, useMoveForm } from './move-field.tsx';
import type { MoveOptions } from './use-move-options.ts';

type ActivityDialogProps = {
  readonly item: CalendarItem;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly moveOptions: MoveOptions;
};

type Mode = 'details' | 'move' | 'change';

/**
 * Shows the details of a session or practice. A session of the plan links to its screen. While it is planned, it can be
 * moved by entering a new date, an accessible alternative to dragging. Practice can be changed and deleted.
 */
export function ActivityDialog({ item, open, onClose, moveOptions }: ActivityDialogProps) {
  const { t } = useTranslation('logbook');
  const [mode, setMode] = useState<Mode>('details');
  const move = useMoveForm(item, moveOptions, onClose);
  const change = useEditPractice(item, onClose);
  const back = () => setMode('details');
  const submits = { details: undefined, move: move.submit, change: change.submit };
  const feet = {
    details: item.type === 'scheduled_session' && (
      <SessionActions item={item} onMove={() => setMode('move')} />
    ),
    move: <FormActions {...move.action} name="move" onBack={back} />,
    change: <FormActions {...change.action} name="change" onBack={back} />,
  };
  const titles = { details: item.title, move: item.title, change: t('change.practice') };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={titles[mode]}
      onSubmit={submits[mode]}
      unsaved={change.unsaved}
      foot={feet[mode]}
    >
      {mode === 'details' && (
        <>
          <Details item={item} />
          <LoggedActions item={item} onChange={() => setMode('change')} onGone={onClose} />
        </>
      )}
      {mode === 'move' && <MoveField from={item.date} control={move.form.control} />}
      {mode === 'change' && <PracticeFields form={change.form} logged={item.date} />}
    </Sheet>
  );
}

function Details({ item }: Pick<ActivityDialogProps, 'item'>) {
  const words = useActivityWords();
  return (
    <>
      <p className="muted">{words.label(item)}</p>
      <ActivityFacts item={item} />
    </>
  );
}

type FormActionsProps = {
  readonly name: 'move' | 'change';
  readonly busy: boolean;
  readonly onBack: () => void;
};

function FormActions({ name, busy, onBack }: FormActionsProps) {
  const { t } = useTranslation('logbook');
  return (
    <>
      <Button variant="outline" onClick={onBack}>
        {t('move.back')}
      </Button>
      <Button type="submit" busy={busy} busyText={t(`${name}.busy`)}>
        {t(`${name}.submit`)}
      </Button>
    </>
  );
}

type LoggedActionsProps = {
  readonly item: CalendarItem;
  readonly onChange: () => void;
  readonly onGone: () => void;
};

/** Changes or deletes practice, unless the server does not know it yet. */
function LoggedActions({ item, onChange, onGone }: LoggedActionsProps) {
  const { t } = useTranslation('logbook');
  const isWaiting = useStore(waitingRequests).some(({ key }) => key === item.id);
  if (item.type === 'scheduled_session' || isWaiting) return null;
  return (
    <div className="button-row activity-actions">
      <Button variant="outline" className="grow" onClick={onChange}>
        <SquarePen className="icon icon-small" aria-hidden />
        {t('change.open')}
      </Button>
      <DeleteActivity item={item} onGone={onGone} />
    </div>
  );
}

type SessionActionsProps = { readonly item: CalendarItem; readonly onMove: () => void };

function SessionActions({ item, onMove }: SessionActionsProps) {
  const { t } = useTranslation('logbook');
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
