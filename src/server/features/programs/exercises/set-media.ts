import { imageSize, mediaUrlOf } from '#contract/exercises.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Change } from '#server/platform/changes.ts';
import type { Tx } from '#server/platform/database/drizzle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { readVideoType } from '#server/platform/video/video-type.ts';
import { prepareVideo } from './prepare-video.ts';
import { lockExercise, updateExercise } from './queries.ts';
import { lockVideo, playableUrlOf, updateVideo } from './video-queries.ts';

type Stores = Pick<Platform, 'media' | 'ffmpeg'>;

/** Stores an uploaded picture. @returns its hash @throws AppError as `media.storePicture` */
export const storeImage = ({ media }: Stores, bytes: Uint8Array): Promise<string> =>
  media.storePicture(bytes, imageSize);

/**
 * Stores a video unchanged.
 * @returns its hash
 * @throws AppError video_type or video_damaged, storage_quota, disk_full, unavailable
 */
export async function storeVideo({ media, ffmpeg }: Stores, path: string): Promise<string> {
  const { mediaType, isPlayable } = await readVideoType(path);
  const otherwise = ffmpeg === null ? 'unplayable' : 'converting';
  return media.storeFile(path, {
    kind: 'video',
    mediaType,
    state: isPlayable ? 'ready' : otherwise,
  });
}

async function lock(tx: Tx, id: string) {
  const row = await lockExercise(tx, id);
  if (row === undefined) throw new AppError('not_found');
  return row;
}

/** Sets the picture of an exercise to a stored one; null removes it. @throws AppError not_found */
export async function setImage({ tx }: Change, id: string, imageHash: string | null) {
  await lock(tx, id);
  const imageUrl = imageHash && mediaUrlOf(imageHash);
  await updateExercise(tx, id, { imageHash, imageUrl });
}

/**
 * Sets the video of an exercise to a stored one. With ffmpeg, a background job makes a poster and converts videos
 * that browsers cannot play; until then golfers do not see such a video.
 * @throws AppError not_found
 */
export async function setVideo(
  { ffmpeg, sendJob }: Pick<Platform, 'ffmpeg' | 'sendJob'>,
  { tx }: Change,
  { id, hash }: { readonly id: string; readonly hash: string },
): Promise<void> {
  const before = await lock(tx, id);
  const video = await lockVideo(tx, hash);
  await updateExercise(tx, id, {
    videoHash: hash,
    videoUrl: playableUrlOf(video),
    // Captions belong to one video.
    captions: before.videoHash === hash ? before.captions : null,
  });
  if (ffmpeg === null) return;
  // The video was uploaded before ffmpeg was installed.
  if (video.state === 'unplayable') await updateVideo(tx, hash, { state: 'converting' });
  const isDone = video.state === 'ready' && video.posterHash !== null;
  if (!isDone) await sendJob(tx, prepareVideo, { payload: { hash } });
}

/** Removes the video of an exercise. @throws AppError not_found */
export async function removeVideo({ tx }: Change, id: string): Promise<void> {
  await lock(tx, id);
  await updateExercise(tx, id, { videoHash: null, videoUrl: null, captions: null });
}

/** Sets or, with null, removes the captions of an uploaded video. @throws AppError not_found, also without a video */
export async function setCaptions({ tx }: Change, id: string, captions: string | null) {
  const { videoHash } = await lock(tx, id);
  if (captions !== null && videoHash === null) throw new AppError('not_found');
  await updateExercise(tx, id, { captions });
}
