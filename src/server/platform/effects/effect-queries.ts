import { and, eq } from 'drizzle-orm';
import type { Effects } from '#contract/effects.ts';
import type { Db } from '../database/drizzle.ts';
import { changeEffects } from './tables.ts';

type Stored = {
  readonly golferId: string;
  readonly key: string;
  readonly effects: Effects;
  readonly now: Temporal.Instant;
};

/** Keeps what a change caused; a later change with the same key takes the place of the earlier one. */
export async function saveEffects(db: Db, { golferId, key, effects, now }: Stored): Promise<void> {
  const kept = { effects, createdAt: new Date(now.epochMilliseconds) };
  await db
    .insert(changeEffects)
    .values({ userId: golferId, key, ...kept })
    .onConflictDoUpdate({ target: [changeEffects.userId, changeEffects.key], set: kept });
}

/** What the last change with this key caused; null when that is not known any more. */
export async function findEffects(db: Db, golferId: string, key: string): Promise<Effects | null> {
  const [row] = await db
    .select({ effects: changeEffects.effects })
    .from(changeEffects)
    .where(and(eq(changeEffects.userId, golferId), eq(changeEffects.key, key)));
  return row?.effects ?? null;
}
