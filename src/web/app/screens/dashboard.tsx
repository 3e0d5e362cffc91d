import { useEffect, useEffectEvent } from 'react';
import { useRoundDraft } from '#web/features/activities/course/round-draft.ts';
import { DashboardScreen } from '#web/features/dashboard/dashboard-screen.tsx';
import { GoOn } from '#web/features/range/go-on.tsx';
import type { MoveSessionDialogProps } from '#web/features/training/changes/move-session-dialog.tsx';
import { keepWithdrawn } from '#web/features/training/complete/draft.ts';
import { useNavigate, useSearch } from '#web/router/router-context.ts';
import { useAddSession } from '../use-add-session.tsx';
import { useFetchedDialog, withTrainingTexts } from '../use-fetched-dialog.tsx';

const loadMove = async () => {
  const load = import('#web/features/training/changes/move-session-dialog.tsx');
  return (await withTrainingTexts(load)).MoveSessionDialog;
};
const loadSettle = async () => {
  const load = import('#web/features/training/changes/settle-missed-dialog.tsx');
  return (await withTrainingTexts(load)).SettleMissedDialog;
};

/** What belongs to sessions, to range mode, to the plan and to activities is handed in here. */
export function Dashboard() {
  const adding = useAddSession();
  useShortcut(() => adding.add({ activity: 'round' }));
  const openRound = useRoundDraft();
  // The choice belongs to the day the session stood on.
  const moving = useFetchedDialog<Pick<MoveSessionDialogProps, 'session'>>(
    loadMove,
    ({ session }) => `${session.id} ${session.scheduledDate}`,
  );
  const settling = useFetchedDialog<{ enrollmentId: string }>(loadSettle);
  return (
    <>
      <DashboardScreen
        keepWithdrawn={keepWithdrawn}
        renderStart={({ scheduledSessionId, exerciseCount }, start) => (
          <GoOn scheduledSessionId={scheduledSessionId} total={exerciseCount}>
            {start}
          </GoOn>
        )}
        onMove={(session) => moving.show({ session })}
        onSettle={(enrollmentId) => settling.show({ enrollmentId })}
        onLog={(activity) => adding.add({ activity })}
        openRound={openRound}
      />
      {moving.dialog}
      {settling.dialog}
      {adding.dialog}
    </>
  );
}

/** Logs a round at once where the installed app was opened by that shortcut, and forgets it for a reload. */
function useShortcut(logRound: () => void): void {
  const { open } = useSearch('/');
  const navigate = useNavigate();
  const follow = useEffectEvent(() => {
    if (open === undefined) return;
    if (open === 'round') logRound();
    void navigate({ to: '/', replace: true });
  });
  useEffect(follow, []);
}
