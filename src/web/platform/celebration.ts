import type { Achievement } from '#contract/achievements-schemas.ts';
import { createStore } from './store.ts';

export type Celebration = { readonly number: number; readonly achievement: Achievement };

const waiting = createStore<readonly Celebration[]>([]);
let lastNumber = 0;
const known = new Set<string>();

/** Queues celebrations, which are shown one after the other. The one on screen stays. */
export function celebrate(achievements: readonly Achievement[]): void {
  if (achievements.length === 0) return;
  for (const { id } of achievements) known.add(id);
  queue(achievements);
}

/** Shows a sample celebration. Nothing was unlocked, so the real one can still be shown later. */
export const showCelebration = (achievement: Achievement): void => queue([achievement]);

function queue(achievements: readonly Achievement[]): void {
  const more = achievements.map((achievement) => {
    lastNumber += 1;
    return { number: lastNumber, achievement };
  });
  waiting.set([...waiting.get(), ...more]);
}

/**
 * Celebrates achievements that this tab may hear about more than once, such as from another tab and from the
 * server. Skips those that this tab has already celebrated.
 */
export function celebrateNews(achievements: readonly Achievement[]): void {
  celebrate(achievements.filter(({ id }) => !known.has(id)));
}

/** Whether this tab has celebrated the achievement. */
export const isCelebrated = (achievementId: string): boolean => known.has(achievementId);

/** Ends the celebration on screen and shows the next one, if any. */
export function endCelebration(): void {
  waiting.set(waiting.get().slice(1));
}

/** The celebration on screen, or null. */
export const shownCelebration = {
  get: (): Celebration | null => waiting.get()[0] ?? null,
  subscribe: waiting.subscribe,
};
