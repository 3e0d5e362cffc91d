import type { Queue } from './queue.ts';

type Source = () => Promise<Queue> | null;

let source: Source | null = null;

/** Sets the source of the signed-in golfer's queue; null when the app no longer follows who is signed in. */
export function provideQueue(next: Source | null): void {
  source = next;
}

/** The queue of the signed-in golfer; null if there is none, or its code cannot be loaded. */
export async function currentQueue(): Promise<Queue | null> {
  return (await source?.()?.catch(() => null)) ?? null;
}
