import { S3Driver } from 'flydrive/drivers/s3';
import type { StoredFile } from '#contract/endpoint.ts';
import type { S3Settings } from '../config.ts';

const connectMs = 3000;
const answerMs = 8000;
/** For a video on a slow line. */
const patientMs = 120_000;

/**
 * A bucket of any service that speaks S3.
 * @param isPatient for large files
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
    // Several services have no access lists; the bucket's own policy decides.
    supportsACL: false,
    // Self-hosted services seldom have a host name for each bucket.
    forcePathStyle: true,
    // What AWS adds by default, others do not understand.
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

/** A signed address is good for this long; a browser asks for a new one sooner. */
const signedFor = '1 hour';

/** Finds files of a bucket by signed addresses: for browsers, where they can reach it, else for the server. */
export function locator({ publicEndpoint, ...settings }: S3Settings) {
  const isPublic = publicEndpoint !== undefined;
  const bucket = openBucket({ ...settings, endpoint: publicEndpoint ?? settings.endpoint });
  return async (key: string, contentType: string): Promise<StoredFile> => ({
    address: await bucket.getSignedUrl(key, { expiresIn: signedFor, contentType }),
    isPublic,
  });
}
