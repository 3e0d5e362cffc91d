import type { QueryClient } from '@tanstack/react-query';
import { training } from '#contract/training.ts';
import type { Completion, ScheduledSession } from '#contract/training-schemas.ts';
import { query } from '#web/platform/api/query.ts';

/** Writes a response into the cached session, so that its screen shows it before the refetch. */
export function rememberSession(
  client: QueryClient,
  scheduledSession: ScheduledSession,
  completion: Completion | null,
): void {
  const { queryKey } = query(training.details, { params: { id: scheduledSession.id } });
  const { isCompleted } = scheduledSession;
  client.setQueryData(
    queryKey,
    (old) => old && { ...old, isCompleted, scheduledSession, completion },
  );
  void client.invalidateQueries({ queryKey, refetchType: 'none' });
}
