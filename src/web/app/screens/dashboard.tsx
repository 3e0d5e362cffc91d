import { useEffect, useEffectEvent } from 'react';
import type { Withdrawn } from '#contract/training-schemas.ts';
import { useRoundDraft } from '#web/features/activities/course/round-draft.ts';
import { DashboardScreen } from '#web/features/dashboard/dashboard-screen.tsx';
import { ResumeSessionLink } from '#web/features/range/resume-link.tsx';
import type { MoveSessionDialogProps } from '#web/features/training/changes/move-session-dialog.tsx';
import { retryImport } from '#web/platform/loading/retry-import.ts';
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

/** Stores a withdrawn completion. Few visits need this, so its code is loaded when they do. */
const storeWithdrawn = async (completion: Withdrawn) => {
  const draft = await retryImport(() => import('#web/features/training/complete/draft.ts'));
  draft.storeWithdrawn(completion);
};

/** Passes in the parts that belong to the sessions, range mode, plans, and activities features. */
export function Dashboard() {
  const adding = useAddSession();
  useShortcut(() => adding.add({ activity: 'round' }));
  const openRound = useRoundDraft();
  // A choice in the dialog is only valid for the session's current day.
  const moving = useFetchedDialog<Pick<MoveSessionDialogProps, 'session'>>(
    loadMove,
    ({ session }) => `${session.id} ${session.scheduledDate}`,
  );
  const settling = useFetchedDialog<{ enrollmentId: string }>(loadSettle);
  return (
    <>
      <DashboardScreen
        storeWithdrawn={storeWithdrawn}
        renderStart={({ scheduledSessionId, exerciseCount }, start) => (
          <ResumeSessionLink scheduledSessionId={scheduledSessionId} total={exerciseCount}>
            {start}
          </ResumeSessionLink>
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

/** Opens the round form if a shortcut of the installed app requested it, but not again after a reload. */
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
