import type { QueryClient } from '@tanstack/react-query';
import { dashboard } from '#contract/dashboard.ts';
import { query } from '#web/platform/api/query.ts';
import { redirect } from '#web/router/redirect.ts';

/** Redirects to today's session. If there is none, or it cannot be loaded, the home screen is shown instead. */
export async function toTodaysSession(client: QueryClient): Promise<void> {
  const read = client.ensureQueryData(query(dashboard.get)).catch(() => null);
  const scheduledSessionId = (await read)?.todaysSession.scheduledSessionId;
  if (!scheduledSessionId) return;
  throw redirect({
    to: '/my-schedule/session/$scheduledSessionId',
    params: { scheduledSessionId },
  });
}
