import { storedValue } from '#web/platform/device/stored-value.ts';

/** What is remembered for a goal: that it was celebrated, or that the golfer postponed setting a new one. */
const memories = {
  'goal-celebrated': storedValue<number>('goal-celebrated'),
  'goal-put-off': storedValue<number>('goal-put-off'),
};

type Memory = keyof typeof memories;

type GolfersGoal = { readonly golferId: string; readonly goal: number };

/** Whether this device remembers `memory` for the golfer's current goal. A different goal starts fresh. */
export const isRemembered = (memory: Memory, { golferId, goal }: GolfersGoal): boolean =>
  memories[memory].read(golferId) === goal;

export const remember = (memory: Memory, { golferId, goal }: GolfersGoal): void =>
  memories[memory].keep(golferId, goal);
