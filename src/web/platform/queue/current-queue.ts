import type { Queue } from './queue.ts';

type Source = () => Promise<Queue> | null;

let source: Source | null = null;

/** Says where the queue of whoever is signed in comes from; null when nobody is followed any more. */
export function provideQueue(next: Source | null): void {
  source = next;
}

/** The queue of the golfer who is signed in; null while there is none, or its code cannot be loaded. */
export async function currentQueue(): Promise<Queue | null> {
  return (await source?.()?.catch(() => null)) ?? null;
}
