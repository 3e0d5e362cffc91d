import { break100 } from './break-100.ts';
import type { Program } from './program.ts';
import { puttingAtHome } from './putting-at-home.ts';

/** Every program we ship, in the order of the list. */
export const programs = [break100, puttingAtHome] as const satisfies readonly Program[];
