import type { QueryClient } from '@tanstack/react-query';
import type { LiveMessage } from '#contract/live.ts';
import { celebrateNews } from '../celebration.ts';
import { socketState } from '../live/socket-state.ts';
import { refreshReads } from './refresh-reads.ts';

type Change = Extract<LiveMessage, { type: 'changed' }>;

let opened: BroadcastChannel | null = null;

/**
 * One channel for sending and receiving: a tab never hears itself. It is opened when it is needed, since the server
 * runs this file as well, and an open one would keep it from ending.
 */
function tabs(): BroadcastChannel {
  opened ??= new BroadcastChannel('pinhigh-changes');
  return opened;
}

/** Tells the golfer's other tabs in this browser what a change that this one sent has caused. */
export function tellOtherTabs(change: Change): void {
  tabs().postMessage(change);
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
  tabs().addEventListener('message', listen);
  return () => tabs().removeEventListener('message', listen);
}
