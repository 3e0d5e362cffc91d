import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { plans } from '#contract/plans.ts';
import { query } from '#web/platform/api/query.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { dayAt, useToday } from './use-today.ts';

/**
 * The active enrollment and its weeks. Which session is today's and which week is current are part of
 * the answers, so yesterday's are read again.
 */
export function usePlan() {
  const client = useQueryClient();
  const today = useToday();
  const { timeZone } = useGolfer();
  const [current, weeks] = useSuspenseQueries({
    queries: [query(plans.current), query(plans.weeks)],
  });
  const readOn = dayAt(Math.min(current.dataUpdatedAt, weeks.dataUpdatedAt), timeZone);
  useEffect(() => {
    if (readOn === today) return;
    void client.invalidateQueries({ queryKey: query(plans.current).queryKey });
    void client.invalidateQueries({ queryKey: query(plans.weeks).queryKey });
  }, [client, readOn, today]);
  return { enrollment: current.data, weeks: weeks.data };
}
