import { randomUUID } from 'node:crypto';
import { S3Driver } from 'flydrive/drivers/s3';
import type { StoredFile } from '#contract/endpoint.ts';
import type { S3Settings } from '../config.ts';
import { type Service, serverOf } from '../services/services.ts';

const connectMs = 2000;
/**
 * How long to wait for an answer, in milliseconds, and how often to ask. Somebody looks at a screen until a picture is
 * `read`; a `large` file is a video over a slow connection.
 */
const limits = {
  read: { answerMs: 3000, maxAttempts: 1 },
  usual: { answerMs: 8000, maxAttempts: 2 },
  large: { answerMs: 120_000, maxAttempts: 2 },
} as const;

/** Opens a bucket of any S3-compatible service. */
export function openBucket(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: Omit<S3Settings, 'publicEndpoint'>,
  use: keyof typeof limits = 'usual',
) {
  const { answerMs, maxAttempts } = limits[use];
  return new S3Driver({
    credentials: { accessKeyId, secretAccessKey },
    endpoint: endpoint.href,
    region,
    bucket,
    visibility: 'private',
    // Several services do not support access lists; the bucket's own policy decides.
    supportsACL: false,
    // Self-hosted services rarely have a host name for each bucket.
    forcePathStyle: true,
    // Other services do not understand the checksums that AWS adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
    },
  });
}

/** Writes and deletes a small file, which shows that the bucket exists and that the access key may use it. */
export const bucketService = (settings: S3Settings): Service => ({
  name: 'storage',
  server: serverOf(settings.endpoint),
  setting: 'S3_*',
  async use() {
    const bucket = openBucket(settings, 'read');
    // Nodes that try at the same time must not delete each other's file.
    const key = `tries/${randomUUID()}`;
    await bucket.put(key, 'Pinhigh', { contentType: 'text/plain' });
    await bucket.delete(key);
  },
});

/** How long a signed URL is valid; a browser requests a new one sooner. */
const signedFor = '1 hour';

/** Locates files of a bucket by signed URLs: for browsers if they can reach it, otherwise for the server. */
export function locator({ publicEndpoint, ...settings }: S3Settings) {
  const isPublic = publicEndpoint !== undefined;
  const bucket = openBucket({ ...settings, endpoint: publicEndpoint ?? settings.endpoint });
  return async (key: string, contentType: string): Promise<StoredFile> => ({
    address: await bucket.getSignedUrl(key, { expiresIn: signedFor, contentType }),
    isPublic,
  });
}
