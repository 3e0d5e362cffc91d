import { SquarePen } from 'lucide-react';
import { useState } from 'react';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { waitingRequests } from '#web/platform/queue/queued-request.ts';
import { useStore } from '#web/platform/store.ts';
import { useNavigate } from '#web/router/router-context.ts';
import { Button } from '#web/ui/button.tsx';
import { DeleteActivity } from '../edit/delete-activity.tsx';
import { EditRound } from '../edit/edit-round.tsx';
import { ShareRound } from './share-round.tsx';

type RoundActionsProps = {
  readonly round: CalendarItem;
  /** Whether it is the golfer's best on its course. */
  readonly isBest: boolean;
};

/** Shares the round as a picture. Changes or deletes it, unless the server does not know it yet. */
export function RoundActions({ round, isBest }: RoundActionsProps) {
  const isWaiting = useStore(waitingRequests).some(({ key }) => key === round.id);
  return (
    <div className="button-row round-actions">
      <ShareRound round={round} isBest={isBest} />
      {!isWaiting && <Changes round={round} />}
    </div>
  );
}

function Changes({ round }: Pick<RoundActionsProps, 'round'>) {
  const { t } = useTranslation('logbook');
  const navigate = useNavigate();
  // The number of openings is the key of the form, so that each one starts with the round as it is.
  const [{ open, times }, setEditing] = useState({ open: false, times: 0 });
  return (
    <>
      <Button
        variant="outline"
        className="grow"
        onClick={() => setEditing({ open: true, times: times + 1 })}
      >
        <SquarePen className="icon icon-small" aria-hidden />
        {t('change.open')}
      </Button>
      <DeleteActivity item={round} onGone={() => void navigate({ to: '/rounds', replace: true })} />
      {times > 0 && (
        <EditRound
          key={times}
          item={round}
          open={open}
          onClose={() => setEditing({ open: false, times })}
        />
      )}
    </>
  );
}
