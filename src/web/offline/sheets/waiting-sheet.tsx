import '#web/ui/card.css';
import '#web/ui/list-row.css';
import { RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { currentQueue } from '#web/platform/queue/current-queue.ts';
import { actionOf } from '#web/platform/queue/offline-action.ts';
import { type QueuedRequest, waitingRequests } from '#web/platform/queue/queued-request.ts';
import { withQueue } from '#web/platform/queue/with-queue.ts';
import { useStore } from '#web/platform/store.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { ActionIcon } from '../actions/action-icon.tsx';
import { offlineActions } from '../actions/all.ts';
import { useRequestWords } from '../request-words.ts';
import { DecideSheet } from './decide-sheet.tsx';

type WaitingSheetProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** Lists the waiting requests in sending order. Refused requests need a decision by the golfer first. */
export function WaitingSheet({ open, onOpenChange }: WaitingSheetProps) {
  const { t } = useTranslation('queue');
  const words = useRequestWords();
  const requests = useStore(waitingRequests);
  const [deciding, setDeciding] = useState(() => requests.find(isRefused)?.order ?? null);
  const [discarding, setDiscarding] = useState<QueuedRequest | null>(null);
  const [trying, setTrying] = useState(false);
  const refused = requests.find(({ order }) => order === deciding);
  if (refused?.refusal)
    return (
      <DecideSheet
        key={refused.order}
        request={refused}
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
  const discard = async (request: QueuedRequest) => {
    setDiscarding(null);
    const isGone = await withQueue((queue) => queue.remove(request));
    if (isGone && requests.length === 1) onOpenChange(false);
  };
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('list.title', { count: requests.length })}
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
        {requests.map((request) => (
          <li className="list-row" key={request.order}>
            <Icon of={request} />
            <div>
              <p className="row-title">{words.what(request)}</p>
              <p className="row-text">{words.details(request)}</p>
              {request.refusal && (
                <p>
                  <Button variant="text" size="slim" onClick={() => setDeciding(request.order)}>
                    {t('list.refused')}
                  </Button>
                </p>
              )}
            </div>
            <IconButton
              label={t('list.discard', { change: words.what(request) })}
              onClick={() => setDiscarding(request)}
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

const isRefused = ({ refusal }: QueuedRequest) => refusal !== null;

function Icon({ of }: { readonly of: QueuedRequest }) {
  const action = actionOf(offlineActions, of);
  return action && <ActionIcon name={action.icon} />;
}
