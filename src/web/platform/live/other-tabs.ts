import type { QueryClient } from '@tanstack/react-query';
import type { LiveMessage } from '#contract/live.ts';
import { refreshReads } from '../api/refresh-reads.ts';
import { celebrateNews } from '../celebration.ts';
import { tabs } from '../device/tabs.ts';
import { socketState } from './socket-state.ts';

type Change = Extract<LiveMessage, { type: 'changed' }>;

/** Tells the golfer's other tabs in this browser about the effects of a change that this tab sent. */
export function tellOtherTabs(change: Change): void {
  tabs().postMessage(change);
}

/**
 * Applies changes made in other tabs while the socket is not open; some networks and proxies block WebSockets.
 * Returns a function that stops this.
 */
export function followOtherTabs(client: QueryClient): () => void {
  const listen = ({ data }: MessageEvent<Change>) => {
    // Another tab may run an older or newer version.
    if (data.type !== 'changed' || socketState.get() === 'open') return;
    refreshReads(client, data.refresh);
    celebrateNews(data.effects.unlockedAchievements);
  };
  tabs().addEventListener('message', listen);
  return () => tabs().removeEventListener('message', listen);
}
