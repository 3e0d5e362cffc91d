import S3rver from '@20minutes/s3rver';

/** @typedef {import('./ha-place.mjs').Machine} Machine */

/** The access key of this S3 server, which knows no other. */
const key = 'S3RVER';

/**
 * Starts a service with a bucket, as whoever has no machine of deploy/ha for it. It ends with this process.
 * @param {Machine} machine @param {string} bucket
 */
export async function startBucket({ address, folder }, bucket) {
  const server = new S3rver({
    address,
    port: 0,
    silent: true,
    directory: folder,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    S3_ENDPOINT: `http://${address}:${port}`,
    S3_ACCESS_KEY_ID: key,
    S3_SECRET_ACCESS_KEY: key,
  };
}
