import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type S3Server, startS3 } from '#testing/s3-server.ts';
import { readConfig } from '../config.ts';
import { openStorage, type Storage } from './storage.ts';

let dataDir = '';
let s3: S3Server;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pinhigh-storage-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const open = (environment: Readonly<Record<string, string>> = {}) =>
  openStorage(readConfig({ DATA_DIR: dataDir, ...environment }));
const bytes = Buffer.from([0, 255, 10, 13, 128]);

describe.each(['on disk', 'in a bucket'])('storage %s', (where) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await open(where === 'in a bucket' ? s3.environment : {});
  });

  test('returns a file as it was stored, and null after it is deleted', async () => {
    await storage.put('pictures/a.webp', bytes, 'image/webp');
    expect(Buffer.from((await storage.read('pictures/a.webp')) ?? [])).toEqual(bytes);
    await storage.put('pictures/a.webp', Buffer.from('new'), 'image/webp');
    expect(Buffer.from((await storage.read('pictures/a.webp')) ?? []).toString()).toBe('new');
    await storage.delete('pictures/a.webp');
    expect(await storage.read('pictures/a.webp')).toBeNull();
  });

  test('returns null for a file that does not exist, and deleting it does nothing', async () => {
    expect(await storage.read('pictures/never.webp')).toBeNull();
    await storage.delete('pictures/never.webp');
  });

  test('refuses keys that lead outside of the storage', async () => {
    await writeFile(join(dataDir, 'secret'), 'of the server');
    await expect(async () => storage.read('../secret')).rejects.toThrow('Path traversal');
  });
});

test('a bucket that rejects the access key is reported as unavailable', async () => {
  const storage = await open({ ...s3.environment, S3_SECRET_ACCESS_KEY: 'another' });
  await expect(storage.put('pictures/b.webp', bytes, 'image/webp')).rejects.toThrow('unavailable');
  await expect(storage.read('pictures/b.webp')).rejects.toThrow('unavailable');
});

test('an S3 service that is not running is reported as unavailable', async () => {
  const gone = await startS3();
  await gone.stop();
  const storage = await open(gone.environment);
  await expect(storage.read('pictures/b.webp')).rejects.toThrow('unavailable');
});

test('a folder that cannot be written is reported as unavailable', async () => {
  const file = join(dataDir, 'no-folder');
  await writeFile(file, '');
  const storage = await open({ DATA_DIR: file });
  await expect(storage.put('pictures/c.webp', bytes, 'image/webp')).rejects.toThrow('unavailable');
});

test('a picture in a bucket that accepts connections and never answers is asked for once', async () => {
  let connections = 0;
  const silent = createServer(() => {
    connections += 1;
  });
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const storage = await open({ ...s3.environment, S3_ENDPOINT: `http://127.0.0.1:${port}` });
  await expect(storage.read('pictures/b.webp')).rejects.toThrow('unavailable');
  expect(connections).toBe(1);
  silent.close();
});
