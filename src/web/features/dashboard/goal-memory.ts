/** What is remembered for a goal: that it was celebrated, or that the golfer postponed setting a new one. */
type Memory = 'goal-celebrated' | 'goal-put-off';

type GolfersGoal = { readonly golferId: string; readonly goal: number };

// If the browser forbids storage, values are remembered until the page is closed.
const inMemory = new Map<string, string>();

const keyOf = (memory: Memory, { golferId }: GolfersGoal) => `${memory}:${golferId}`;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether this browser remembers `memory` for the golfer's current goal. A different goal starts fresh. */
export function isRemembered(memory: Memory, of: GolfersGoal): boolean {
  const key = keyOf(memory, of);
  return (inMemory.get(key) ?? stored(key)) === String(of.goal);
}

export function remember(memory: Memory, of: GolfersGoal): void {
  const key = keyOf(memory, of);
  inMemory.set(key, String(of.goal));
  try {
    localStorage.setItem(key, String(of.goal));
  } catch {
    // Storage is full or forbidden. The copy in memory is used instead.
  }
}
