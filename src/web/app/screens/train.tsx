import { RangeScreen } from '#web/features/range/range-screen.tsx';
import type { SessionParts } from '#web/features/range/session-parts.ts';
import { CompleteSessionDialog } from '#web/features/training/complete/complete-session-dialog.tsx';
import { fillDraft } from '#web/features/training/complete/fill-draft.ts';
import { Reward } from '#web/features/training/complete/reward.tsx';
import { SessionScores } from '#web/features/training/session/session-scores.tsx';
import { WarmUpDialog } from '#web/features/training/session/warm-up-dialog.tsx';
import { SwapDialog } from '#web/features/training/swaps/swap-dialog.tsx';
import { useParams } from '#web/router/router-context.ts';
import { ProgramEnd } from '../program-end.tsx';

/** The parts of the training feature that range mode needs, passed in here since features do not import each other. */
const parts: SessionParts = {
  renderWarmUp: (dialog) => <WarmUpDialog {...dialog} />,
  renderSwap: ({ session: { scheduledSessionId, swaps }, ...dialog }) => (
    <SwapDialog
      key={dialog.exercise.exerciseId}
      scheduledSessionId={scheduledSessionId}
      swaps={swaps}
      {...dialog}
    />
  ),
  renderScores: (exercises, scores) => <SessionScores exercises={exercises} scores={scores} />,
  fillIn: fillDraft,
  renderComplete: ({ session, ...dialog }) => (
    <CompleteSessionDialog session={{ ...session, sessionId: session.id }} {...dialog} />
  ),
  renderReward: (answer) => <Reward answer={answer} programEnd={<ProgramEnd />} />,
};

export function Train() {
  const { scheduledSessionId } = useParams('/my-schedule/session/$scheduledSessionId/train');
  return <RangeScreen scheduledSessionId={scheduledSessionId} {...parts} />;
}
