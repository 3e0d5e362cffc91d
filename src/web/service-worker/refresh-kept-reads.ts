import { fetchJson } from '#web/platform/api/fetch-json.ts';
import { isOutdatedBy, type Outdating } from '#web/platform/api/persisted-urls.ts';
import { rewriteQueries, urlsOfQueries } from '#web/platform/persisted-queries/query-database.ts';

/**
 * Fetches the persisted reads again that sent changes have made stale, either all of them or none: if the app is next
 * opened offline, it would show the changes undone.
 * @throws when an answer does not arrive or cannot be written
 */
export async function refreshKeptReads({
  golferId,
  sent,
}: {
  readonly golferId: string;
  readonly sent: readonly Outdating[];
}): Promise<void> {
  if (sent.length === 0) return;
  const kept = await urlsOfQueries(golferId);
  const outdated = kept.filter((url) => sent.some((change) => isOutdatedBy(url, change)));
  const read = async (url: string) => {
    const answer = await fetchJson(url, {});
    return { golferId, url, answer, answeredAt: Date.now() };
  };
  await rewriteQueries(await Promise.all(outdated.map(read)));
}
