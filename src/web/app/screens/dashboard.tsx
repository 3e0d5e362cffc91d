import { useEffect, useEffectEvent, useState } from 'react';
import type { Withdrawn } from '#contract/training-schemas.ts';
import { DashboardScreen } from '#web/features/dashboard/dashboard-screen.tsx';
import { useRoundDraft } from '#web/features/logbook/course/round-draft.ts';
import { ResumeSessionLink } from '#web/features/range/resume-link.tsx';
import type { MoveSessionDialogProps } from '#web/features/training/plan-dialogs/move-session-dialog.tsx';
import { withTexts } from '#web/platform/i18n.ts';
import { lazily } from '#web/platform/loading/lazily.ts';
import { loadCode } from '#web/platform/loading/load-code.ts';
import { useDialog } from '#web/platform/loading/use-dialog.ts';
import { useNavigate, useSearch } from '#web/router/router-context.ts';
import { useAddSession } from '../use-add-session.tsx';

const MoveSessionDialog = lazily(
  () =>
    withTexts(import('#web/features/training/plan-dialogs/move-session-dialog.tsx'), 'training'),
  'MoveSessionDialog',
);
const SettleMissedDialog = lazily(
  () =>
    withTexts(import('#web/features/training/plan-dialogs/settle-missed-dialog.tsx'), 'training'),
  'SettleMissedDialog',
);

/** Stores a withdrawn completion. Few visits need this, so its code is loaded when they do. */
const storeWithdrawn = async (completion: Withdrawn) => {
  const load = () => import('#web/features/training/complete/draft.ts');
  const draft = await loadCode(load, 'waits');
  draft.storeWithdrawn(completion);
};

/** Passes in the parts that belong to the sessions, range mode, plans, and logbook features. */
export function Dashboard() {
  const adding = useAddSession();
  useShortcut(() => adding.add({ activity: 'round' }));
  const openRound = useRoundDraft();
  const moving = useDialog(MoveSessionDialog);
  const [moved, setMoved] = useState<MoveSessionDialogProps['session'] | null>(null);
  const settling = useDialog(SettleMissedDialog);
  const [enrollmentId, setEnrollmentId] = useState('');
  return (
    <>
      <DashboardScreen
        storeWithdrawn={storeWithdrawn}
        renderStart={({ scheduledSessionId, exerciseCount }, start) => (
          <ResumeSessionLink scheduledSessionId={scheduledSessionId} total={exerciseCount}>
            {start}
          </ResumeSessionLink>
        )}
        onMove={(session) => {
          setMoved(session);
          void moving.show();
        }}
        onSettle={(id) => {
          setEnrollmentId(id);
          void settling.show();
        }}
        onLog={(activity) => adding.add({ activity })}
        openRound={openRound}
      />
      {moving.opened > 0 && moved && (
        // A choice in the dialog is only valid for the session's current day.
        <MoveSessionDialog
          key={`${moved.id} ${moved.scheduledDate}`}
          session={moved}
          {...moving.state}
        />
      )}
      {settling.opened > 0 && (
        <SettleMissedDialog enrollmentId={enrollmentId} {...settling.state} />
      )}
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
