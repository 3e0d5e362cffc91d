import { useSuspenseQueries } from '@tanstack/react-query';
import { training } from '#contract/training.ts';
import { query } from '#web/platform/api/query.ts';
import { useFreshEachDay } from '#web/platform/session/today.ts';

const currentQuery = query(training.current);
const weeksQuery = query(training.weeks);

/**
 * The active enrollment and its weeks. They say which session is today's and which week is current, so they are
 * refetched on a new day.
 */
export function usePlan() {
  const [current, weeks] = useSuspenseQueries({ queries: [currentQuery, weeksQuery] });
  useFreshEachDay(currentQuery.queryKey, current.dataUpdatedAt);
  useFreshEachDay(weeksQuery.queryKey, weeks.dataUpdatedAt);
  return { enrollment: current.data, weeks: weeks.data };
}
