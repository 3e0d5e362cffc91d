import { useParams } from '@tanstack/react-router';
import { WeekScreen } from '#web/features/plans/week-screen.tsx';

export function Week() {
  const { weekNumber } = useParams({ from: '/my-schedule/week/$weekNumber' });
  return <WeekScreen weekNumber={Number(weekNumber)} renderComplete={() => null} />;
}
