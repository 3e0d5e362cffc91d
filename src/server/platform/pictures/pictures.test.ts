import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPicture } from '#testing/a-picture.ts';
import { createTestDatabase, enginesAtScale, type TestDatabase } from '#testing/database.ts';
import { users } from '../auth/tables.ts';
import { openStorage } from '../storage/storage.ts';
import { pictures as rows } from '../storage/tables.ts';
import { createPictures } from './pictures.ts';

type Sent = { readonly payload: unknown; readonly delaySeconds?: number };

describe.each(enginesAtScale)('pictures, with the %s database', (engine) => {
  let database: TestDatabase;
  let dataDir = '';
  let pictures: ReturnType<typeof createPictures>;
  let now = Temporal.Instant.from('2026-05-14T08:00:00Z');
  let sent: Sent[] = [];
  beforeAll(async () => {
    database = await createTestDatabase(engine);
    dataDir = await mkdtemp(join(tmpdir(), 'pinhigh-pictures-'));
    pictures = createPictures({
      db: database.db,
      storage: await openStorage({ dataDir, s3: undefined }),
      clock: () => now,
      sendJob: async (_db, _job, ...messages) => void sent.push(...messages),
    });
  });
  afterAll(async () => {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const later = (minutes: number) => {
    now = now.add({ minutes });
  };

  let shapes = 50;
  const storeAnother = async () => {
    shapes += 1;
    return pictures.store(await aPicture('png', { width: shapes, height: 50 }), 200);
  };

  async function aGolferWith(avatar: string): Promise<string> {
    const id = randomUUID();
    await database.db
      .insert(users)
      .values({ id, name: 'Nora', email: `${id}@example.com`, avatar });
    return id;
  }

  const release = async (hash: string): Promise<Sent> => {
    sent = [];
    await pictures.release(database.db, hash);
    return sent[0] ?? { payload: null };
  };
  const work = (name: string, payload: unknown = {}) =>
    pictures.workers.find(({ job }) => job.name === name)?.run(payload);

  test('a released picture is deleted immediately, unless it was stored within the last five minutes', async () => {
    const hash = await storeAnother();
    expect((await release(hash)).delaySeconds).toBe(301);
    later(4);
    expect((await release(hash)).delaySeconds).toBe(61);
    later(10);
    const { delaySeconds, payload } = await release(hash);
    expect(delaySeconds).toBe(0);
    await work('delete-picture', payload);
    expect(await pictures.read(hash)).toBeNull();
    // A job may run twice.
    await work('delete-picture', payload);
  });

  test('a released picture is kept if a golfer uses it or has just uploaded it again', async () => {
    const hash = await storeAnother();
    later(10);
    const { payload } = await release(hash);
    const golfer = await aGolferWith(hash);
    await work('delete-picture', payload);
    expect(await pictures.read(hash)).not.toBeNull();
    await database.db.update(users).set({ avatar: null }).where(eq(users.id, golfer));
    shapes -= 1;
    expect(await storeAnother()).toBe(hash);
    await work('delete-picture', payload);
    expect(await pictures.read(hash)).not.toBeNull();
  });

  test('a daily job deletes pictures whose change failed or whose golfer was deleted', async () => {
    const [orphan, used] = [await storeAnother(), await storeAnother()];
    const left = await storeAnother();
    const golfer = await aGolferWith(left);
    await aGolferWith(used);
    later(10);
    const fresh = await storeAnother();
    await database.db.delete(users).where(eq(users.id, golfer));
    await work('delete-unused-pictures');
    const found = await Promise.all([orphan, left, used, fresh].map(pictures.read));
    expect(found.map((bytes) => bytes !== null)).toEqual([false, false, true, true]);
  });

  test('the row of a picture in use cannot be deleted', async () => {
    const hash = await storeAnother();
    await aGolferWith(hash);
    await expect(database.db.delete(rows).where(eq(rows.hash, hash))).rejects.toThrow();
  });
});
