import './session-menu.css';
import {
  CalendarArrowUp,
  Ellipsis,
  type LucideIcon,
  Music,
  SkipForward,
  Timer,
} from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { FocusIcon } from '#web/golf/focus-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { lazily } from '#web/platform/loading/lazily.ts';
import { useDialog } from '#web/platform/loading/use-dialog.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { openPlaylist } from './playlist.ts';
import type { SessionDetails } from './session-details.ts';

const MoveSessionDialog = lazily(
  () => import('../plan-dialogs/move-session-dialog.tsx'),
  'MoveSessionDialog',
);
const FitDialog = lazily(() => import('../swaps/fit-dialog.tsx'), 'FitDialog');

type SessionMenuProps = {
  readonly session: SessionDetails['scheduledSession'];
  readonly onWarmUp: () => void;
  /** Skips the session. */
  readonly onSkip: () => void;
  readonly skipping: boolean;
};

/** The button with three dots, and what else can be done with a session. */
export function SessionMenu({ session, onWarmUp, onSkip, skipping }: SessionMenuProps) {
  const { t } = useTranslation('training');
  const { t: tSwaps } = useTranslation('swaps');
  const [open, setOpen] = useState(false);
  const chosen = useRef<(() => void) | null>(null);
  const moving = useDialog(MoveSessionDialog, t('move.failed.title'));
  const fitting = useDialog(FitDialog);
  const choose = (action: () => unknown) => () => {
    chosen.current = () => void action();
    setOpen(false);
  };
  // Runs the action when the menu is gone, so that a dialog that it opens returns the focus to the button.
  const runChosen = () => {
    chosen.current?.();
    chosen.current = null;
  };
  return (
    <>
      <Button
        variant="outline"
        size="tall"
        className="session-more"
        aria-label={t('menu.open')}
        aria-haspopup="dialog"
        busy={skipping || moving.busy || fitting.busy}
        onClick={() => setOpen(true)}
      >
        <Ellipsis className="icon" aria-hidden />
      </Button>
      <Sheet open={open} onOpenChange={setOpen} title={t('menu.title')} onClosed={runChosen}>
        <ul className="ruled session-menu">
          {session.status === 'planned' && (
            <>
              <Item icon={SkipForward} onChoose={choose(onSkip)}>
                {t('actions.skip')}
              </Item>
              <Item icon={CalendarArrowUp} onChoose={choose(moving.show)}>
                {t('move.open')}
              </Item>
              <Item icon={Timer} onChoose={choose(fitting.show)}>
                {tSwaps('fit.title')}
              </Item>
            </>
          )}
          <Item icon={WarmUpIcon} onChoose={choose(onWarmUp)}>
            {t('ready.stretches')}
          </Item>
          <Item
            icon={Music}
            onChoose={() => {
              // At once: browsers open windows only on a press.
              openPlaylist();
              setOpen(false);
            }}
          >
            {t('ready.music')}
          </Item>
        </ul>
      </Sheet>
      {moving.opened > 0 && (
        // The key resets the chosen day after the session was moved.
        <MoveSessionDialog key={session.scheduledDate} session={session} {...moving.state} />
      )}
      {fitting.opened > 0 && (
        <FitDialog key={fitting.opened} scheduledSessionId={session.id} {...fitting.state} />
      )}
    </>
  );
}

const WarmUpIcon = () => <FocusIcon name="physical" />;

type ItemProps = {
  readonly icon: LucideIcon | typeof WarmUpIcon;
  readonly onChoose: () => void;
  readonly children: ReactNode;
};

function Item({ icon: Icon, onChoose, children }: ItemProps) {
  return (
    <li>
      <button type="button" className="with-icon" onClick={onChoose}>
        <Icon className="icon" aria-hidden />
        {children}
      </button>
    </li>
  );
}
