import { perDay } from '#domain/feed/feed-item.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Platform } from '#server/platform/platform.ts';

const seconds = 24 * 60 * 60;

/** Counts what a golfer does, before its change begins: tries count too. */
export type TakeOfDay = (what: keyof typeof perDay, golferId: string) => Promise<void>;

/** Throws AppError too_many_requests once a golfer has done as much as a day allows. */
export const dayLimits =
  ({ attempts }: Pick<Platform, 'attempts'>): TakeOfDay =>
  async (what, golferId) => {
    const rule = { most: perDay[what], seconds };
    const verdict = await attempts.take(`feed:${what}:${golferId}`, rule);
    if (verdict.allowed) return;
    throw new AppError('too_many_requests', [], { retryAfter: verdict.retryAfter });
  };
