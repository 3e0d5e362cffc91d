import { features } from './features/index.ts';
import type { Database } from './platform/database/database.ts';
import { redisService } from './platform/live/redis.ts';
import { mailNote, mailService } from './platform/mail/delivery.ts';
import type { Platform } from './platform/platform.ts';
import { httpsNote } from './platform/services/https-note.ts';
import { replicaService } from './platform/services/replica-service.ts';
import type { ServiceSources } from './platform/services/services.ts';
import { noFfmpegNote } from './platform/video/ffmpeg.ts';

/** Everything outside this process that is set up; asked for when the platform is complete. */
export const serviceSources = (
  platform: () => Platform,
  { replica }: Pick<Database, 'replica'>,
): ServiceSources => ({
  async services() {
    const { smtpUrl, s3, redisUrl, databaseReadUrl } = platform().config;
    // Loading the library for S3 takes half a second, and most installations never need it.
    const storage = s3 && (await import('./platform/storage/s3-bucket.ts')).bucketService(s3);
    const found = features.map((feature) => feature.services?.(platform()) ?? []);
    return [
      ...(smtpUrl === undefined ? [] : [mailService(smtpUrl)]),
      ...(storage === undefined ? [] : [storage]),
      ...(replica && databaseReadUrl ? [replicaService(replica, databaseReadUrl)] : []),
      ...(redisUrl === undefined ? [] : [redisService(redisUrl)]),
      ...(await Promise.all(found)).flat(),
    ];
  },
  notes() {
    const { config, ffmpeg } = platform();
    const missing = ffmpeg === null ? noFfmpegNote : undefined;
    const notes = [mailNote(config), missing, httpsNote(config)];
    return notes.filter((note) => note !== undefined);
  },
});
