import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { transaction } from '#server/platform/database/drizzle.ts';
import { dailyWorker, type Job, type Worker, worker } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { deleteUnusedMedia } from '#server/platform/storage/delete-unused-media.ts';
import { media } from '#server/platform/storage/tables.ts';
import { exercises } from '../tables.ts';
import { deleteUpload, findGivenUp, partKeyOf } from './upload-queries.ts';

/** Deletes the parts of a finished or canceled upload. */
export const deleteParts = {
  name: 'delete-upload-parts',
  payload: z.object({ parts: z.array(z.string()) }),
} as const satisfies Job;

const isUsed = sql`exists (
  select from ${exercises} e where ${media.hash} in (e.image_hash, e.video_hash)
)`;

/** Deletes abandoned uploads, and media files that no exercise has used for a day. */
export const mediaCleaners = (platform: Platform): readonly Worker[] => {
  const { db, clock, storage, sendJob } = platform;
  return [
    worker(deleteParts, async ({ parts }) => {
      for (const name of parts) await storage.delete(partKeyOf(name));
    }),
    dailyWorker('delete-unused-media', async () => {
      for (const id of await findGivenUp(db, clock())) {
        await transaction(db, async (tx) => {
          const parts = await deleteUpload(tx, id);
          if (parts) await sendJob(tx, deleteParts, { payload: { parts } });
        });
      }
      await deleteUnusedMedia(platform, isUsed);
    }),
  ];
};
