import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { Engine } from './database.ts';
import { atScale } from './scale.ts';

const bucket = 'pinhigh';

const usual = [
  ['on disk', 'embedded'],
  ['in a bucket', 'server'],
] as const;

/**
 * For `describe.each(placesAtScale)`: where files can be, and the database beside them. Both places in `npm test`, all
 * combinations in `npm run test:long`.
 */
export const placesAtScale = atScale<readonly (readonly ['on disk' | 'in a bucket', Engine])[]>({
  short: usual,
  long: [...usual, ['on disk', 'server'], ['in a bucket', 'embedded']],
});

export type S3Server = {
  /** The environment variables that make Pinhigh use this server. */
  readonly environment: Readonly<Record<string, string>>;
  /** The names of all objects in the bucket. */
  objects(): Promise<readonly string[]>;
  stop(): Promise<void>;
};

/** A real S3 server with one bucket, on this machine only. It checks signatures. */
export async function startS3(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'pinhigh-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    objects: async () => {
      const names = await readdir(join(directory, bucket), { recursive: true });
      const content = /\._S3rver_object$/;
      return names.filter((name) => content.test(name)).map((name) => name.replace(content, ''));
    },
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
