import type { QueryClient } from '@tanstack/react-query';
import type { LiveMessage } from '#contract/live.ts';
import { celebrateNews } from '../celebration.ts';
import { socketState } from '../live/socket-state.ts';
import { refreshReads } from './refresh-reads.ts';

type Change = Extract<LiveMessage, { type: 'changed' }>;

// One channel for sending and receiving: a tab never hears itself.
const channel = new BroadcastChannel('pinhigh-changes');

/** Tells the golfer's other tabs in this browser what a change that this one sent has caused. */
export function tellOtherTabs(change: Change): void {
  channel.postMessage(change);
}

/**
 * Shows what changes in other tabs have caused, for as long as the server cannot tell: a network or proxy
 * may know no sockets. Returns how to stop that.
 */
export function followOtherTabs(client: QueryClient): () => void {
  const listen = ({ data }: MessageEvent<Change>) => {
    // Another tab may still run an older version, or a newer one.
    if (data.type !== 'changed' || socketState.get() === 'open') return;
    refreshReads(client, data.refresh);
    celebrateNews(data.effects.unlockedAchievements);
  };
  channel.addEventListener('message', listen);
  return () => channel.removeEventListener('message', listen);
}
