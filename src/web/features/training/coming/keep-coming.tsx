import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import {
  type ComingContent,
  type ComingSessions,
  detailsOfComing,
} from '#contract/coming-sessions.ts';
import { logbook } from '#contract/logbook.ts';
import { training } from '#contract/training.ts';
import { query } from '#web/platform/api/query.ts';
import { apiRequest } from '#web/platform/api/request.ts';
import { urlOf } from '#web/platform/api/url.ts';
import { putAnswer } from '#web/platform/persisted-queries/put-answer.ts';
import { useFreshEachDay } from '#web/platform/session/today.ts';

/** The version of the cached response, and the URLs under which its parts are cached. */
type Filled = { readonly version: string; readonly urls: readonly string[] };

const comingQuery = queryOptions({
  queryKey: [urlOf(training.coming)],
  meta: { auth: training.coming.auth },
  gcTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ client, queryKey, signal }): Promise<Filled> => {
    const filled = client.getQueryData<Filled>(queryKey);
    const isThere = filled?.urls.every((url) => client.getQueryData([url]) !== undefined);
    const known = isThere ? filled : undefined;
    const url = urlOf(training.coming, { query: { version: known?.version } });
    const answer = (await apiRequest(url, { signal })) as ComingSessions;
    if (answer.content === null) return known ?? { version: '', urls: [] };
    return { version: answer.version, urls: fill(client, answer.content) };
  },
});

/** Caches the parts under the URLs that the screens query. Returns these URLs. */
function fill(client: QueryClient, content: ComingContent): readonly string[] {
  const parts = [
    ...detailsOfComing(content).map((details): [string, unknown] => [
      urlOf(training.details, { params: { id: details.scheduledSession.id } }),
      details,
    ]),
    ...content.scores.map(({ exerciseId, scores }): [string, unknown] => [
      urlOf(training.scores, { params: { id: exerciseId } }),
      scores,
    ]),
  ];
  const answeredAt = Date.now();
  for (const [url, answer] of parts) putAnswer(client, url, { answer, answeredAt });
  return parts.map(([url]) => url);
}

const currentQuery = query(training.current);
const weeksQuery = query(training.weeks);
// The days of the calendar are needed to count streaks.
const calendarQuery = query(logbook.calendar);

/** Keeps the plan and everything needed for the next two weeks in the cache, for use offline. */
export function KeepComing() {
  const coming = useQuery(comingQuery);
  // The session on the screen comes first.
  const { isFetched: enabled } = coming;
  const current = useQuery({ ...currentQuery, enabled });
  const weeks = useQuery({ ...weeksQuery, enabled });
  useQuery({ ...calendarQuery, enabled });
  useFreshEachDay(comingQuery.queryKey, coming.dataUpdatedAt);
  useFreshEachDay(currentQuery.queryKey, current.dataUpdatedAt);
  useFreshEachDay(weeksQuery.queryKey, weeks.dataUpdatedAt);
  return null;
}
