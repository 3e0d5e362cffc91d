import '#web/ui/card.css';
import '#web/ui/list-row.css';
import {
  CalendarDays,
  LandPlot,
  RotateCw,
  Target,
  Trash2,
  TrendingDown,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { activities } from '#contract/activities.ts';
import { training } from '#contract/training.ts';
import { StatusIcon } from '#web/golf/status-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { useStore } from '../store.ts';
import { isOf, useChangeWords } from './change-words.ts';
import { currentQueue } from './current-queue.ts';
import { DecideSheet } from './decide-sheet.tsx';
import { type WaitingChange, waitingChanges } from './waiting-change.ts';
import { withQueue } from './with-queue.ts';

type WaitingSheetProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** Lists the waiting changes in sending order. Refused changes need a decision by the golfer first. */
export function WaitingSheet({ open, onOpenChange }: WaitingSheetProps) {
  const { t } = useTranslation('queue');
  const words = useChangeWords();
  const changes = useStore(waitingChanges);
  const [deciding, setDeciding] = useState(() => changes.find(isRefused)?.order ?? null);
  const [discarding, setDiscarding] = useState<WaitingChange | null>(null);
  const [trying, setTrying] = useState(false);
  const refused = changes.find(({ order }) => order === deciding);
  if (refused?.refusal)
    return (
      <DecideSheet
        key={refused.order}
        change={refused}
        open={open}
        onOpenChange={onOpenChange}
        onDecided={() => setDeciding(null)}
      />
    );

  const tryNow = async () => {
    setTrying(true);
    await (await currentQueue())?.tryNow();
    setTrying(false);
  };
  const discard = async (change: WaitingChange) => {
    setDiscarding(null);
    const isGone = await withQueue((queue) => queue.remove(change));
    if (isGone && changes.length === 1) onOpenChange(false);
  };
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('list.title', { count: changes.length })}
      foot={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            {t('list.close')}
          </Button>
          <Button busy={trying} busyText={t('list.trying')} onClick={tryNow}>
            <RotateCw className="icon icon-small" aria-hidden />
            {t('list.tryNow')}
          </Button>
        </>
      }
    >
      <ul className="card card-padded ruled">
        {changes.map((change) => (
          <li className="list-row" key={change.order}>
            <Sign change={change} />
            <div>
              <p className="row-title">{words.what(change)}</p>
              <p className="row-text">{words.details(change)}</p>
              {change.refusal && (
                <p>
                  <Button variant="text" size="slim" onClick={() => setDeciding(change.order)}>
                    {t('list.refused')}
                  </Button>
                </p>
              )}
            </div>
            <IconButton
              label={t('list.discard', { change: words.what(change) })}
              onClick={() => setDiscarding(change)}
            >
              <Trash2 className="icon icon-small" aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <p className="muted">{t('list.text')}</p>
      {discarding && (
        <ConfirmDialog
          open
          onOpenChange={() => setDiscarding(null)}
          title={t('discard.title', { change: words.what(discarding) })}
          confirmText={t('discard.confirm')}
          onConfirm={() => discard(discarding)}
        >
          <p>{t('discard.text')}</p>
        </ConfirmDialog>
      )}
    </Sheet>
  );
}

const isRefused = ({ refusal }: WaitingChange) => refusal !== null;

function Sign({ change }: { readonly change: WaitingChange }) {
  if (isOf(change, training.complete)) return <StatusIcon state="done" />;
  if (isOf(change, training.skip)) return <StatusIcon state="skipped" />;
  const Icon = iconOf(change);
  return <Icon className="icon" aria-hidden />;
}

function iconOf(change: WaitingChange) {
  if (isOf(change, training.reopen)) return Undo2;
  if (isOf(change, training.reschedule)) return CalendarDays;
  if (isOf(change, activities.addRound)) return LandPlot;
  return isOf(change, activities.addPractice) ? Target : TrendingDown;
}
