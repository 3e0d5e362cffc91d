import { break90 } from './break-90.ts';
import { break100 } from './break-100.ts';
import type { Program } from './program.ts';
import { puttingAtHome } from './putting-at-home.ts';

/** Every program that we ship, in the order in which they are listed. */
export const programs = [break100, break90, puttingAtHome] as const satisfies readonly Program[];
