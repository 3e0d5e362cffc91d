import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

const bucket = 'pinhigh';

export type S3Server = {
  /** The settings that make Pinhigh use it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Names of everything in the bucket. */
  objects(): Promise<readonly string[]>;
  stop(): Promise<void>;
};

/** A real server with one bucket, on this machine only; it checks signatures. */
export async function startS3(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'pinhigh-s3-'));
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory, vhostBuckets: false },
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
