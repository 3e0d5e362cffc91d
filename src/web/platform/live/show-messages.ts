import type { QueryClient } from '@tanstack/react-query';
import { achievements } from '#contract/achievements.ts';
import type { Achievement } from '#contract/achievements-schemas.ts';
import type { LiveMessage } from '#contract/live.ts';
import { query } from '../api/query.ts';
import { refreshReads } from '../api/refresh-reads.ts';
import { celebrateNews, isCelebrated } from '../celebration.ts';
import { shownToast, type ToastContent, toast } from '../toast/toast.ts';

/** Messages that arrive together are shown together, so that catching up after sleep fetches each read once. */
const gatherMs = 50;

/** The reads of the bell, the notifications screen, and the counts. */
const notificationReads = '/api/user/notifications';

type Notification = Extract<LiveMessage, { type: 'notification' }>['notification'];

/**
 * Creates an object that shows messages: fetches stale reads again, shows the newest notification as a toast, and
 * celebrates unlocked achievements. A hidden tab does so when it becomes visible.
 */
export function createMessageDisplay(client: QueryClient) {
  const page = new AbortController();
  const refresh = new Set<string>();
  let unlocked: readonly Achievement[] = [];
  let celebrated: readonly Notification[] = [];
  let newest: Notification | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWaiting = () => {};

  /** Shows a toast after the one on screen, which may be the result of what the golfer has just done. */
  const toastNext = (content: ToastContent) => {
    stopWaiting();
    if (!shownToast.get()?.open) return toast(content);
    stopWaiting = shownToast.subscribe(() => {
      if (shownToast.get()?.open) return;
      stopWaiting();
      toast(content);
    });
  };
  const show = () => {
    timer = undefined;
    if (document.hidden || page.signal.aborted) return;
    if (refresh.size > 0) refreshReads(client, [...refresh]);
    celebrateNews(unlocked);
    void celebrateNotified(client, celebrated);
    if (newest !== null) toastNext({ title: newest.title, description: newest.message });
    refresh.clear();
    [unlocked, celebrated, newest] = [[], [], null];
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
        if (newest.data?.['celebrationSound']) celebrated = [...celebrated, newest];
      }
      showSoon();
    },
    stop(): void {
      page.abort();
      clearTimeout(timer);
      stopWaiting();
    },
  };
}

/**
 * A notification may name its achievement by `achievementId`; the rest is read from the list of achievements. Without
 * an id, uses the newest achievement, which is first in the list.
 */
async function celebrateNotified(
  client: QueryClient,
  celebrated: readonly Notification[],
): Promise<void> {
  const ids = celebrated.map(({ data }) => data?.['achievementId']);
  const open = ids.filter((id) => typeof id !== 'string' || !isCelebrated(id));
  if (open.length === 0) return;
  const all = await client.fetchQuery(query(achievements.list)).catch(() => []);
  const unlocked = all.filter(({ isUnlocked }) => isUnlocked);
  for (const wanted of open) {
    const id = wanted ?? unlocked[0]?.id;
    celebrateNews(unlocked.filter((achievement) => achievement.id === id));
  }
}
