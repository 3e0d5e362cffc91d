import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { type S3Server, startS3 } from '#testing/s3-server.ts';
import { readConfig } from './config.ts';
import { installationValues } from './installation/tables.ts';
import { forgetShared, refuseOtherSettings } from './shared-settings.ts';

let opened: TestDatabase;
let s3: S3Server;
let place: string;
beforeAll(async () => {
  opened = await createTestDatabase('server');
  s3 = await startS3();
});
afterAll(async () => {
  await opened.drop();
  await s3.stop();
});
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'pinhigh-nodes-'));
});
afterEach(async () => {
  await opened.db.delete(installationValues);
  await rm(place, { recursive: true, force: true });
});

const secret = 'the secret of the whole installation';

/** Starts a node with files in a folder of this name, or in a bucket, as far as what it has to have in common. */
async function starts(folder: string, environment: Record<string, string> = {}, own = secret) {
  const config = readConfig({ DATA_DIR: join(place, folder), ...environment });
  return refuseOtherSettings({ database: opened.database, config, secret: own });
}

const otherSecret =
  /^The secret of this start is not the one that the database has been used with\./;
const otherFiles = /^The files that belong to the database are not in .*node-2\/files\)\./;

test('a node with another secret is refused, until the secret is changed on purpose', async () => {
  await starts('node-1');
  const changed = 'another secret, for the whole installation';
  await expect(starts('node-1', {}, changed)).rejects.toThrow(otherSecret);
  await forgetShared(opened.db, 'secret');
  await starts('node-1', {}, changed);
  await expect(starts('node-1')).rejects.toThrow(otherSecret);
});

test('the database does not tell the secret', async () => {
  await starts('node-1');
  expect(JSON.stringify(await opened.db.select().from(installationValues))).not.toContain(secret);
});

describe('a node that does not have the files of the others is refused', () => {
  test('with a folder of its own', async () => {
    await starts('node-1');
    await starts('node-1');
    await expect(starts('node-2')).rejects.toThrow(otherFiles);
  });

  test('with a bucket beside a folder, and a folder beside a bucket', async () => {
    await starts('node-1');
    const inBucket = /are not in the bucket pinhigh\..*the same bucket \(S3_\*\)/;
    await expect(starts('node-2', s3.environment)).rejects.toThrow(inBucket);
    await forgetShared(opened.db, 'files');
    await starts('node-2', s3.environment);
    await starts('node-1', s3.environment);
    await expect(starts('node-2')).rejects.toThrow(otherFiles);
  });

  test('also when both start for the first time, at once', async () => {
    const both = await Promise.allSettled([starts('node-1'), starts('node-2')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await forgetShared(opened.db, 'files');
    await Promise.all([starts('node-1', s3.environment), starts('node-2', s3.environment)]);
  });
});

test('files that are moved as a whole are known in their new place', async () => {
  await starts('node-1');
  await mkdir(join(place, 'node-2'));
  await rename(join(place, 'node-1', 'files'), join(place, 'node-2', 'files'));
  await starts('node-2');
});

test('a bucket that does not answer keeps no node from starting', async () => {
  const away = { ...s3.environment, S3_ENDPOINT: 'http://127.0.0.1:1' };
  await starts('node-1', away);
  await starts('node-1', s3.environment);
  await starts('node-2', away);
});
