import { RoundsScreen } from '#web/features/logbook/rounds/rounds-screen.tsx';
import { ProgressSkeleton } from '#web/features/progress/progress-skeleton.tsx';
import { RoundTrends } from '#web/features/progress/round-trends.tsx';

/** Cards below the hero while they load, in pixels. */
const cards = [210, 211, 420] as const;

/** The second tab of Progress. Its trends belong to that feature, its list to the logbook. */
export function Rounds() {
  return (
    <RoundsScreen
      skeleton={<ProgressSkeleton cards={cards} />}
      renderTrends={(rounds) => <RoundTrends items={rounds} />}
    />
  );
}
