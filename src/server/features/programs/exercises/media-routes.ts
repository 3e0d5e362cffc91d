import type { exercises } from '#contract/exercises.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { deleteParts } from './clean-media.ts';
import { readCaptions, readMedia } from './read-exercise.ts';
import {
  removeVideo,
  setCaptions,
  setImage,
  setVideo,
  storeImage,
  storeVideo,
} from './set-media.ts';
import { deleteUpload, toUpload } from './upload-queries.ts';
import { assemble, checkRoom, readUpload, startUpload, storePart } from './uploads.ts';

type All = Handlers<typeof exercises>;

/** Handlers that set, remove and serve the pictures and videos of exercises. */
export function mediaHandlers(
  platform: Platform,
): Pick<
  All,
  | 'setImage'
  | 'removeImage'
  | 'setVideo'
  | 'removeVideo'
  | 'setCaptions'
  | 'removeCaptions'
  | 'captions'
  | 'media'
  | 'storage'
> {
  const { config, db, media, ffmpeg } = platform;
  return {
    setImage: {
      async beforeChange({ params: { id }, files }) {
        // Checks the exercise first, so that no picture is stored for an unknown one.
        await readMedia(db, id);
        const hash = await storeImage(platform, files.image.bytes);
        return async ({ change }) => {
          await setImage(change, id, hash);
          return readMedia(change.tx, id);
        };
      },
    },

    async removeImage({ params: { id }, change }) {
      await setImage(change, id, null);
      return readMedia(change.tx, id);
    },

    setVideo: {
      async beforeChange({ params: { id }, files }) {
        await readMedia(db, id);
        const hash = await storeVideo(platform, files.video.path);
        return async ({ change }) => {
          await setVideo(platform, change, { id, hash });
          return readMedia(change.tx, id);
        };
      },
    },

    async removeVideo({ params: { id }, change }) {
      await removeVideo(change, id);
      return readMedia(change.tx, id);
    },

    async setCaptions({ params: { id }, body: { captions }, change }) {
      await setCaptions(change, id, captions);
      return readMedia(change.tx, id);
    },

    async removeCaptions({ params: { id }, change }) {
      await setCaptions(change, id, null);
      return readMedia(change.tx, id);
    },

    captions: async ({ params: { id } }) => readCaptions(db, id),

    async media({ params: { hash } }) {
      const file = await media.locate(hash);
      if (file === null) throw new AppError('not_found');
      return file;
    },

    async storage() {
      const quotaBytes = config.mediaQuotaBytes;
      return { ...(await media.usage()), quotaBytes, converts: ffmpeg !== null };
    },
  };
}

/** Handlers for videos that are uploaded in parts. */
export function uploadHandlers(
  platform: Platform,
): Pick<All, 'startVideo' | 'upload' | 'sendPart' | 'finishVideo' | 'cancelUpload'> {
  const { db, sendJob, temporary } = platform;
  return {
    startVideo: {
      async beforeChange({ params: { id }, body: { size } }) {
        await readMedia(db, id);
        await checkRoom(platform, size);
        return ({ change }) => startUpload(change, id, size);
      },
    },

    upload: async ({ params: { id } }) => toUpload(await readUpload(platform, id)),

    sendPart: {
      async beforeChange({ params: { id, offset }, files }) {
        const part = { offset: Number(offset), bytes: files.part.bytes };
        const count = await storePart(platform, id, part);
        return ({ change }) => count(change);
      },
    },

    finishVideo: {
      async beforeChange({ params: { id } }) {
        const upload = await readUpload(platform, id);
        const { exerciseId } = upload;
        const hash = await temporary.withPath(async (path) => {
          await assemble(platform, upload, path);
          return storeVideo(platform, path);
        });
        return async ({ change }) => {
          const parts = await deleteUpload(change.tx, id);
          if (parts === null) throw new AppError('not_found');
          await setVideo(platform, change, { id: exerciseId, hash });
          await sendJob(change.tx, deleteParts, { payload: { parts } });
          return readMedia(change.tx, exerciseId);
        };
      },
    },

    async cancelUpload({ params: { id }, change }) {
      const parts = await deleteUpload(change.tx, id);
      if (parts === null) throw new AppError('not_found');
      await sendJob(change.tx, deleteParts, { payload: { parts } });
      return undefined;
    },
  };
}
