import type { Translation } from '../../translation.ts';
import type { ShippedWords } from '../words.ts';
import { equipment } from './equipment.ts';
import { driving } from './exercises/driving.ts';
import { finishes } from './exercises/finishes.ts';
import { irons } from './exercises/irons.ts';
import { mental } from './exercises/mental.ts';
import { physical } from './exercises/physical.ts';
import { puttingAtHome } from './exercises/putting-at-home.ts';
import { puttingOnTheGreen } from './exercises/putting-on-the-green.ts';
import { shortGame } from './exercises/short-game.ts';
import { skillTests } from './exercises/skill-tests.ts';
import { swingPractice } from './exercises/swing-practice.ts';
import { break90 } from './programs/break-90.ts';
import { break100 } from './programs/break-100.ts';
import { puttingAtHome as puttingAtHomeProgram } from './programs/putting-at-home.ts';
import { variants } from './variants.ts';

export const de: Translation<ShippedWords> = {
  equipment,
  exercises: {
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
  },
  programs: { 'break-100': break100, 'break-90': break90, 'putting-at-home': puttingAtHomeProgram },
  variants,
};
