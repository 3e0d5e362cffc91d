import type { Drill } from '#domain/drills/drill.ts';
import { driving } from './driving.ts';
import { finishes } from './finishes.ts';
import { irons } from './irons.ts';
import { mental } from './mental.ts';
import { physical } from './physical.ts';
import { puttingAtHome } from './putting-at-home.ts';
import { puttingOnTheGreen } from './putting-on-the-green.ts';
import { shortGame } from './short-game.ts';
import { skillTests } from './skill-tests.ts';
import { swingPractice } from './swing-practice.ts';

/** Every drill that we ship. */
export const drills = [
  ...puttingAtHome,
  ...puttingOnTheGreen,
  ...shortGame,
  ...irons,
  ...driving,
  ...swingPractice,
  ...mental,
  ...physical,
  ...finishes,
  ...skillTests,
] as const satisfies readonly Drill[];
