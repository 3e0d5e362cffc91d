import type { Drill } from '#domain/drills/drill.ts';
import { puttingAtHome } from './putting-at-home.ts';

export const drills: readonly Drill[] = [...puttingAtHome];
