import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { handicap } from '#contract/handicap.ts';
import { query } from '#web/platform/api/query.ts';
import { shownCelebration } from '#web/platform/celebration.ts';
import { withTexts } from '#web/platform/i18n.ts';
import { whenQuietFor } from '#web/platform/quiet-screen.ts';
import { useStore } from '#web/platform/store.ts';
import { handicapRequest } from './handicap-request.ts';

/** Lets the golfer see the home screen before the dialog opens. */
const delayMs = 1500;

const loadDialog = () => withTexts(import('./handicap-dialog.tsx'), 'handicap');

type Code = Awaited<ReturnType<typeof loadDialog>>;

/** Asks for the handicap once a month, on top of the quiet home screen, and after a celebration. */
export function MonthlyHandicap() {
  const due = useQuery(handicapRequest).data?.shouldRequest === true;
  const { data: history } = useQuery({ ...query(handicap.history), enabled: due });
  const isCelebrating = useStore(shownCelebration) !== null;
  const [opened, setOpened] = useState<(Code & { count: number }) | null>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!due || isCelebrating) return;
    let isWanted = true;
    let stopWaiting = () => {};
    loadDialog().then(
      ({ HandicapDialog }) => {
        if (!isWanted) return;
        stopWaiting = whenQuietFor(delayMs, () => {
          setOpened((last) => ({ HandicapDialog, count: (last?.count ?? 0) + 1 }));
          setOpen(true);
        });
      },
      () => {
        // The golfer did not open the dialog, so a failure to load it (offline) is ignored until the next time.
      },
    );
    return () => {
      isWanted = false;
      stopWaiting();
    };
  }, [due, isCelebrating]);
  if (opened === null) return null;
  const { HandicapDialog, count } = opened;
  const state = { open, onClose: () => setOpen(false) };
  return <HandicapDialog key={count} {...state} history={history ?? []} />;
}
