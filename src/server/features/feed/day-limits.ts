import { perDay } from '#domain/feed/feed-item.ts';
import type { Platform } from '#server/platform/platform.ts';

const seconds = 24 * 60 * 60;

/** Counts an action of a golfer before its change begins. Failed attempts count too. */
export type TakeOfDay = (what: keyof typeof perDay, golferId: string) => Promise<void>;

/** Throws AppError too_many_requests when the golfer has reached the daily limit. */
export const dayLimits =
  ({ attempts }: Pick<Platform, 'attempts'>): TakeOfDay =>
  async (what, golferId) => {
    const rule = { most: perDay[what], seconds };
    await attempts.takeOrThrow(`feed:${what}:${golferId}`, rule);
  };
