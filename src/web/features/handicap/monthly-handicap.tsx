import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { handicap } from '#contract/handicap.ts';
import { query } from '#web/platform/api/query.ts';
import { shownCelebration } from '#web/platform/celebration.ts';
import { loadTexts } from '#web/platform/i18n.ts';
import { whenQuietFor } from '#web/platform/quiet-screen.ts';
import { useStore } from '#web/platform/store.ts';
import { handicapRequest } from './handicap-request.ts';

/** Lets the golfer see the home screen before the dialog opens. */
const delayMs = 1500;

async function loadDialog() {
  const [{ HandicapDialog }] = await Promise.all([
    import('./handicap-dialog.tsx'),
    loadTexts('handicap'),
  ]);
  return HandicapDialog;
}

type Dialog = Awaited<ReturnType<typeof loadDialog>>;

/** Asks for the handicap once a month, on top of the quiet home screen, and after a celebration. */
export function MonthlyHandicap() {
  const due = useQuery(handicapRequest).data?.shouldRequest === true;
  const { data: history } = useQuery({ ...query(handicap.history), enabled: due });
  const isCelebrating = useStore(shownCelebration) !== null;
  const [opened, setOpened] = useState<{ Dialog: Dialog; count: number } | null>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!due || isCelebrating) return;
    let isWanted = true;
    let stopWaiting = () => {};
    loadDialog().then(
      (Dialog) => {
        if (!isWanted) return;
        stopWaiting = whenQuietFor(delayMs, () => {
          setOpened((last) => ({ Dialog, count: (last?.count ?? 0) + 1 }));
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
  const { Dialog, count } = opened;
  return <Dialog key={count} open={open} history={history ?? []} onClose={() => setOpen(false)} />;
}
