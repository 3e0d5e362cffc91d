import { LastRound } from '#web/features/logbook/rounds/last-round.tsx';
import { OverviewScreen } from '#web/features/progress/overview-screen.tsx';

/** The first tab of Progress, with the last round as the logbook shows it. */
export function Progress() {
  return <OverviewScreen renderRound={(round) => <LastRound round={round} />} />;
}
