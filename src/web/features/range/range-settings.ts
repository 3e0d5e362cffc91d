import { deviceValue } from '#web/platform/device/stored-value.ts';

/** The golfer's range mode settings on this device. */
export type RangeSettings = {
  readonly sunlight: boolean;
  readonly voice: boolean;
  readonly sound: boolean;
  readonly vibration: boolean;
};

const usual: RangeSettings = { sunlight: false, voice: false, sound: true, vibration: true };

export const rangeSettings = deviceValue('range-settings', usual, (chosen) => ({
  ...usual,
  ...chosen,
}));

/** Changes settings for this session and all later ones. */
export function chooseSettings(chosen: Partial<RangeSettings>): void {
  rangeSettings.set({ ...rangeSettings.get(), ...chosen });
}
