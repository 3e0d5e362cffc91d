import * as z from 'zod/mini';
import { createStore } from '#web/platform/store.ts';

const settings = z.object({ sunlight: z.boolean(), voice: z.boolean(), sound: z.boolean() });

/** What a golfer has chosen for range mode on this device. */
export type RangeSettings = z.output<typeof settings>;

const storageKey = 'range-settings';
const usual: RangeSettings = { sunlight: false, voice: false, sound: true };

function stored(): RangeSettings {
  try {
    return settings.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? '')).data ?? usual;
  } catch {
    return usual;
  }
}

export const rangeSettings = createStore(stored());

/** Changes settings for this and all later sessions. */
export function chooseSettings(chosen: Partial<RangeSettings>): void {
  const next = { ...rangeSettings.get(), ...chosen };
  rangeSettings.set(next);
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // A browser that forbids storage forgets it with the page.
  }
}
