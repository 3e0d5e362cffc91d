import type { QueryClient } from '@tanstack/react-query';
import { achievements } from '#contract/achievements.ts';
import type { Achievement } from '#contract/achievements-schemas.ts';
import type { LiveMessage } from '#contract/live.ts';
import { query } from '../api/query.ts';
import { refreshReads } from '../api/refresh-reads.ts';
import { celebrateNews } from '../celebration.ts';
import { toast } from '../toast/toast.ts';

/** What comes at the same time is shown together: a catch-up after sleep reads everything once. */
const gatherMs = 50;

/** Bell, screen and counts of the notifications. */
const notificationReads = '/api/user/notifications';

type Notification = Extract<LiveMessage, { type: 'notification' }>['notification'];

/**
 * Makes what shows messages: reads that are out of date are fetched again, the newest notification is a
 * toast, and what was unlocked is celebrated. A hidden tab does so when it is looked at.
 */
export function createMessageDisplay(client: QueryClient) {
  const page = new AbortController();
  const refresh = new Set<string>();
  let unlocked: readonly Achievement[] = [];
  let celebratedIds: readonly string[] = [];
  let newest: Notification | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    timer = undefined;
    if (document.hidden || page.signal.aborted) return;
    if (refresh.size > 0) refreshReads(client, [...refresh]);
    celebrateNews(unlocked);
    if (celebratedIds.length > 0) void celebrateById(client, celebratedIds);
    if (newest !== null) toast({ title: newest.title, description: newest.message });
    refresh.clear();
    [unlocked, celebratedIds, newest] = [[], [], null];
  };
  const showSoon = () => {
    timer ??= setTimeout(show, gatherMs);
  };
  document.addEventListener('visibilitychange', showSoon, { signal: page.signal });

  return {
    receive(message: LiveMessage): void {
      if (message.type === 'changed') {
        for (const prefix of message.refresh) refresh.add(prefix);
        unlocked = [...unlocked, ...message.effects.unlockedAchievements];
      } else {
        newest = message.notification;
        refresh.add(notificationReads);
        const { celebrationSound, achievementId } = newest.data ?? {};
        if (celebrationSound && typeof achievementId === 'string') {
          celebratedIds = [...celebratedIds, achievementId];
        }
      }
      showSoon();
    },
    stop(): void {
      page.abort();
      clearTimeout(timer);
    },
  };
}

/** A notification says only which achievement it is about; what it looks like is read. */
async function celebrateById(client: QueryClient, ids: readonly string[]): Promise<void> {
  const all = await client.fetchQuery(query(achievements.list)).catch(() => []);
  celebrateNews(all.filter(({ id, isUnlocked }) => isUnlocked && ids.includes(id)));
}
