import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { handicap } from '#contract/handicap.ts';
import { query } from '#web/platform/api/query.ts';
import { HandicapDialog } from './handicap-dialog.tsx';
import { handicapRequest } from './handicap-request.ts';

/** The golfer sees where they stand before anything is asked. */
const delayMs = 1500;

/** Asks for the handicap once a month, over the home screen; renders nothing while none is due. */
export function MonthlyHandicap() {
  const due = useQuery(handicapRequest).data?.shouldRequest === true;
  const { data: history } = useQuery({ ...query(handicap.history), enabled: due });
  const [opening, setOpening] = useState(0);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => {
      setOpening((count) => count + 1);
      setOpen(true);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [due]);
  if (opening === 0) return null;
  return (
    <HandicapDialog
      key={opening}
      open={open}
      history={history ?? []}
      onClose={() => setOpen(false)}
    />
  );
}
