import { createStore } from '#web/platform/store.ts';

/** The golfer's range mode settings on this device. */
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

/** Changes settings for this session and all later ones. */
export function chooseSettings(chosen: Partial<RangeSettings>): void {
  const next = { ...rangeSettings.get(), ...chosen };
  rangeSettings.set(next);
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // If the browser forbids storage, the settings last until the page is closed.
  }
}
