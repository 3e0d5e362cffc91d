import type { QueryClient } from '@tanstack/react-query';
import type { LiveMessage } from '#contract/live.ts';
import { celebrate } from '../celebration.ts';
import { refreshReads } from './refresh-reads.ts';

// One channel for sending and receiving: a tab never hears itself.
const channel = new BroadcastChannel('pinhigh-changes');

/** Tells the golfer's other tabs in this browser what a change that this one sent has caused. */
export function tellOtherTabs(change: LiveMessage): void {
  channel.postMessage(change);
}

/** Shows what changes in other tabs have caused; returns how to stop that. */
export function followOtherTabs(client: QueryClient): () => void {
  const listen = ({ data }: MessageEvent<LiveMessage>) => {
    // Another tab may still run an older version, or a newer one.
    if (data.type !== 'changed') return;
    refreshReads(client, data.refresh);
    celebrate(data.effects.unlockedAchievements);
  };
  channel.addEventListener('message', listen);
  return () => channel.removeEventListener('message', listen);
}
