import type { PlayOrder } from '../drills/balls.ts';
import { type Station, skillTestIds } from './skill-test.ts';
import { skillTests } from './skill-tests.ts';

const testOf = (exerciseId: string) => {
  const id = skillTestIds.find((one) => one === exerciseId);
  return id === undefined ? null : skillTests[id];
};

/** Returns how the balls of a drill's cells are played; null if the drill does not fix it. */
export const playOrderOf = (exerciseId: string): PlayOrder | null =>
  testOf(exerciseId)?.order ?? null;

/** Returns the station of a skill test that a cell of its score counts. */
export const stationOf = (exerciseId: string, cellId: string): Station | null =>
  testOf(exerciseId)?.stations.find(({ id }) => id === cellId) ?? null;
