import type { Achievement } from '#contract/achievements-schemas.ts';

export type Celebration = { readonly number: number; readonly achievement: Achievement };

let waiting: readonly Celebration[] = [];
let lastNumber = 0;
const listeners = new Set<() => void>();

function change(next: readonly Celebration[]) {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Celebrates what an answer says was unlocked, one after the other; whoever is on screen goes on. */
export function celebrate(achievements: readonly Achievement[]): void {
  if (achievements.length === 0) return;
  const more = achievements.map((achievement) => {
    lastNumber += 1;
    return { number: lastNumber, achievement };
  });
  change([...waiting, ...more]);
}

/** Ends the celebration on screen; the next one, if there is one, begins. */
export function endCelebration(): void {
  change(waiting.slice(1));
}

/** The celebration to be on screen now. */
export const shownCelebration = {
  get: (): Celebration | null => waiting[0] ?? null,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
