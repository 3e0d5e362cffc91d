import pLimit from 'p-limit';
import { AppError } from './app-error.ts';

/** How much heavy work of one kind a node does at once; the rest waits for its turn. */
const atOnce = {
  /** Exports, imports and packs: each holds a connection for long, and most connections stay free for others. */
  files: 2,
  /** Whole calendars: each keeps the processor busy for some milliseconds. */
  calendars: 2,
} as const;

/** How many pieces of one golfer's work may run or wait; more are refused. */
const mostPerGolfer = 50;

/**
 * Runs work in its turn: one piece for each golfer at a time, and few on a node, so that everybody else's requests find
 * a connection and the processor.
 * @throws AppError too_many_requests when too much of this golfer's work is waiting
 */
type InTurn = <Result>(golferId: string, work: () => Promise<Result>) => Promise<Result>;

export type HeavyWork = Readonly<Record<keyof typeof atOnce, InTurn>>;

export const createHeavyWork = (): HeavyWork => ({
  files: inTurn(atOnce.files),
  calendars: inTurn(atOnce.calendars),
});

function inTurn(most: number): InTurn {
  const onNode = pLimit(most);
  const golfers = new Map<string, { readonly own: ReturnType<typeof pLimit>; open: number }>();
  return async (golferId, work) => {
    const golfer = golfers.get(golferId) ?? { own: pLimit(1), open: 0 };
    if (golfer.open >= mostPerGolfer)
      throw new AppError('too_many_requests', [], { retryAfter: 10 });
    golfers.set(golferId, golfer);
    golfer.open += 1;
    try {
      return await golfer.own(() => onNode(work));
    } finally {
      golfer.open -= 1;
      if (golfer.open === 0) golfers.delete(golferId);
    }
  };
}
