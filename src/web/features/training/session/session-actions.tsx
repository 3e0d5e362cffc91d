import '#web/ui/dock.css';
import './session-actions.css';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { bottomBar } from '#web/ui/bars.ts';
import { Button } from '#web/ui/button.tsx';
import type { SessionDetails } from './session-details.ts';
import { SessionMenu } from './session-menu.tsx';
import { useSessionChanges } from './use-session-changes.ts';

type SessionActionsProps = {
  readonly details: SessionDetails;
  /** The link that starts the training. */
  readonly start?: ReactNode;
  readonly onComplete: () => void;
  readonly onWarmUp: () => void;
  /** Called after the session was skipped or reopened, when the pressed button is gone. */
  readonly onChanged: () => void;
};

/** Start, complete, and the rest in a menu: docked at the bottom on phones, beside the title on desktop. Afterwards: reopen. */
export function SessionActions(props: SessionActionsProps) {
  const { details, start, onComplete, onWarmUp, onChanged } = props;
  const { t } = useTranslation('training');
  const { scheduledSession } = details;
  const changes = useSessionChanges(details, onChanged);
  const menu = (
    <SessionMenu
      session={scheduledSession}
      onWarmUp={onWarmUp}
      onSkip={changes.skip}
      skipping={changes.isSkipping}
    />
  );
  if (scheduledSession.status !== 'planned')
    return (
      <div className="gutter session-reopen">
        <div className="button-row">
          <Button
            variant="outline"
            size="tall"
            className="grow"
            busy={changes.isReopening}
            busyText={t('actions.reopening')}
            onClick={changes.reopen}
          >
            <Undo2 className="icon icon-small" aria-hidden />
            {t('actions.reopen')}
          </Button>
          {menu}
        </div>
        {changes.question}
      </div>
    );
  return (
    <div className="dock session-actions" ref={bottomBar}>
      {start}
      <Button
        variant={start ? 'outline' : 'primary'}
        size="tall"
        className="session-complete"
        onClick={onComplete}
      >
        {t('actions.complete')}
      </Button>
      {menu}
    </div>
  );
}
