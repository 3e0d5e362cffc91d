import { readFile, stat } from 'node:fs/promises';
import * as z from 'zod/mini';
import { imageSize, videoLimits } from '#contract/exercises.ts';
import { AppError } from '#server/platform/app-error.ts';
import { transaction } from '#server/platform/database/drizzle.ts';
import { type Job, type Worker, worker } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Ffmpeg } from '#server/platform/video/ffmpeg.ts';
import { readVideoType, type VideoType } from '#server/platform/video/video-type.ts';
import { publishVideo, updateVideo } from './video-queries.ts';

/** Makes a poster for an uploaded video, and converts the video if browsers cannot play it. */
export const prepareVideo = {
  name: 'prepare-video',
  payload: z.object({ hash: z.string() }),
  keyOf: ({ hash }) => hash,
  retryLimit: 2,
} as const satisfies Job<z.ZodMiniObject<{ hash: z.ZodMiniString }>>;

type Tools = Pick<Platform, 'db' | 'media' | 'temporary' | 'log'> & { readonly ffmpeg: Ffmpeg };
type Source = Pick<VideoType, 'demuxer'> & { readonly hash: string; readonly path: string };

export const prepareVideoWorker = (platform: Platform): Worker =>
  worker(prepareVideo, async ({ hash }) => {
    const { db, media, temporary, ffmpeg } = platform;
    const video = await media.find(hash);
    // The video may have been deleted in the meantime.
    if (video === undefined) return;
    if (ffmpeg === null) {
      // The node that queued the job has ffmpeg, but this node does not.
      if (video.state === 'converting') await giveUp({ db }, hash);
      return;
    }
    const tools = { ...platform, ffmpeg };
    await temporary.withPath(async (path) => {
      await media.copyTo(hash, path);
      const { demuxer } = await readVideoType(path);
      const source = { hash, path, demuxer };
      if (video.state === 'converting') await convert(tools, source);
      if (video.posterHash === null) await makePoster(tools, source);
    });
  });

const giveUp = ({ db }: Pick<Tools, 'db'>, hash: string) =>
  transaction(db, (tx) => updateVideo(tx, hash, { state: 'unplayable' }));

/** A full disk or an unreachable bucket is temporary, so the job is retried. */
const passes = (error: unknown) =>
  error instanceof AppError && (error.code === 'disk_full' || error.code === 'unavailable');

async function convert(tools: Tools, { hash, ...source }: Source): Promise<void> {
  const { db, media, temporary, ffmpeg, log } = tools;
  try {
    await temporary.withPath(async (path) => {
      await ffmpeg.convert(source, path, videoLimits.maxBytes);
      // ffmpeg cuts the video off at the limit, so a file of that size is incomplete.
      if ((await stat(path)).size >= videoLimits.maxBytes) throw new Error('too large as an MP4');
      await readVideoType(path);
      const playableHash = await media.storeFile(path, {
        kind: 'video',
        mediaType: 'video/mp4',
        state: 'ready',
      });
      await transaction(db, async (tx) => {
        await updateVideo(tx, hash, { state: 'ready', playableHash });
        await publishVideo(tx, hash);
      });
    });
  } catch (error) {
    if (passes(error)) throw error;
    log.warn({ hash, fault: String(error) }, 'video not converted');
    await giveUp(tools, hash);
  }
}

/** Makes a poster. If that fails, the video is still usable without one. */
async function makePoster(tools: Tools, { hash, ...source }: Source): Promise<void> {
  const { db, media, temporary, ffmpeg, log } = tools;
  try {
    await temporary.withPath(async (path) => {
      await ffmpeg.takeFrame(source, path);
      const posterHash = await media.storePicture(await readFile(path), imageSize, 'poster');
      await transaction(db, (tx) => updateVideo(tx, hash, { posterHash }));
    });
  } catch (error) {
    if (passes(error)) throw error;
    log.warn({ hash, fault: String(error) }, 'video without a poster');
  }
}
