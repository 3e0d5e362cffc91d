import { eq } from 'drizzle-orm';
import { mediaUrlOf } from '#contract/exercises.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/drizzle.ts';
import { media } from '#server/platform/storage/tables.ts';
import { exercises } from '../tables.ts';

type Video = typeof media.$inferSelect;

/** Returns the URL of a version of the video that browsers can play; null if there is none yet. */
export function playableUrlOf({ hash, state, playableHash }: Video): string | null {
  if (playableHash !== null) return mediaUrlOf(playableHash);
  return state === 'ready' ? mediaUrlOf(hash) : null;
}

/** Reads a stored video and locks it until the end of the transaction. */
export async function lockVideo(tx: Tx, hash: string): Promise<Video> {
  const [row] = await tx.select().from(media).where(eq(media.hash, hash)).for('no key update');
  if (row === undefined) throw new AppError('not_found');
  return row;
}

export async function updateVideo(
  tx: Tx,
  hash: string,
  set: Partial<Pick<Video, 'state' | 'playableHash' | 'posterHash'>>,
): Promise<void> {
  await tx.update(media).set(set).where(eq(media.hash, hash));
}

/** Makes the video visible to golfers in every exercise that uses it. */
export async function publishVideo(tx: Tx, hash: string): Promise<void> {
  const videoUrl = playableUrlOf(await lockVideo(tx, hash));
  await tx.update(exercises).set({ videoUrl }).where(eq(exercises.videoHash, hash));
}
