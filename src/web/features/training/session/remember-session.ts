import type { QueryClient } from '@tanstack/react-query';
import { training } from '#contract/training.ts';
import type { Completion, ScheduledSession } from '#contract/training-schemas.ts';
import { query } from '#web/platform/api/query.ts';

/** Shows an answer in the session's screen at once, before the session has been read again. */
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
}
