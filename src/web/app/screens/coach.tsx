import type { CoachPage } from '#contract/coach.ts';
import { CoachScreen } from '#web/features/coach/coach-screen.tsx';
import { DrillsCard } from '#web/features/progress/drills-card.tsx';
import { HandicapChart } from '#web/features/progress/handicap-chart.tsx';
import { useParams } from '#web/router/router-context.ts';
import { dailyRecords } from '#web/ui/chart-scale.ts';

/** Charts belong to the progress feature. They are passed in here, since features do not import each other. */
export function Coach() {
  const { token } = useParams('/coach/$token');
  return (
    <CoachScreen
      token={token}
      renderHandicap={(history) => <Handicaps history={history} />}
      renderDrills={(drills) => <DrillsCard drills={drills} />}
    />
  );
}

/** The page has no time zone, but a difference of a day is not visible in a chart of months. */
function Handicaps({ history }: { history: CoachPage['handicapHistory'] }) {
  if (history.length === 0) return null;
  const records = history.map(({ handicap, recordedAt }) => ({
    value: Number(handicap),
    recordedAt,
  }));
  return <HandicapChart entries={dailyRecords(records, 'UTC')} goal={null} days={null} />;
}
