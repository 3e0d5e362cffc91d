import type { Effects } from './effects.ts';

/**
 * What a golfer's other tabs and devices learn after a change: the answer's effects, and the URL prefixes
 * of the reads that are out of date.
 */
export type LiveMessage = {
  readonly type: 'changed';
  readonly refresh: readonly string[];
  readonly effects: Effects;
};
