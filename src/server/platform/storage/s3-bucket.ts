import { S3Driver } from 'flydrive/drivers/s3';
import type { StoredFile } from '#contract/endpoint.ts';
import type { S3Settings } from '../config.ts';

const connectMs = 3000;
const answerMs = 8000;
/** For a video over a slow connection. */
const patientMs = 120_000;

/**
 * Opens a bucket of any S3-compatible service.
 * @param isPatient allows more time, for large files
 */
export function openBucket(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: Omit<S3Settings, 'publicEndpoint'>,
  { isPatient = false } = {},
) {
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
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: isPatient ? patientMs : answerMs,
      throwOnRequestTimeout: true,
    },
  });
}

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
