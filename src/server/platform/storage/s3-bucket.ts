import { S3Driver } from 'flydrive/drivers/s3';
import type { S3Settings } from '../config.ts';

const connectMs = 3000;
const answerMs = 8000;

/** A bucket of any service that speaks S3. */
export function openBucket({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings) {
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
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
    },
  });
}
