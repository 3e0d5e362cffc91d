/** What a goal can be remembered for: its pieces have fallen, or a new goal is put off. */
type Memory = 'goal-celebrated' | 'goal-put-off';

type GolfersGoal = { readonly golferId: string; readonly goal: number };

// A browser that forbids storage still remembers until the page is left.
const inMemory = new Map<string, string>();

const keyOf = (memory: Memory, { golferId }: GolfersGoal) => `${memory}:${golferId}`;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether this browser remembers that of the golfer's goal; another goal begins anew. */
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
    // Full or forbidden storage: the copy in memory has to do.
  }
}
