import { createStore } from '#web/platform/store.ts';

/** What a golfer has chosen for range mode on this device. */
export type RangeSettings = {
  readonly sunlight: boolean;
  readonly voice: boolean;
  readonly sound: boolean;
  readonly vibration: boolean;
};

const storageKey = 'range-settings';
const usual: RangeSettings = { sunlight: false, voice: false, sound: true, vibration: true };

function stored(): RangeSettings {
  try {
    const chosen: Partial<RangeSettings> = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return { ...usual, ...chosen };
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
