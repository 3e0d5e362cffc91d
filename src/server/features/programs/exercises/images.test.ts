import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ExerciseMedia } from '#contract/exercises-schemas.ts';
import type { SessionDetails } from '#contract/training-schemas.ts';
import { aPicture } from '#testing/a-picture.ts';
import { aGolfer, cookieOf, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { anAdministrator } from '#testing/broadcasts.ts';
import { createsExercise, exerciseOf, exercisesOf, formWith } from '#testing/exercises.ts';
import { placesAtScale, type S3Server, startS3 } from '#testing/s3-server.ts';
import { followsBreak100, ok, sessionOn } from '#testing/scenario.ts';

describe.each(placesAtScale)('pictures of exercises %s, with the %s database', (place, engine) => {
  let s3: S3Server;
  let server: TestApp;
  let admin: Golfer;
  beforeAll(async () => {
    s3 = await startS3();
    server = await startTestApp(engine, place === 'in a bucket' ? { ...s3.environment } : {});
    admin = await anAdministrator(server);
  });
  afterAll(async () => {
    await server.close();
    await s3.stop();
  });

  const upload = (id: string, bytes: Uint8Array, type = 'image/jpeg') =>
    admin.send('POST', `/api/admin/exercises/${id}/image`, formWith('image', bytes, type));
  const uploaded = (id: string, bytes: Uint8Array) => ok<ExerciseMedia>(upload(id, bytes));
  const fetched = (golfer: Golfer, url: string) =>
    server.app.inject({ url, headers: { cookie: cookieOf(golfer) } });
  const imageOf = async (id: string) => (await exerciseOf(admin, id)).imageUrl ?? '';

  async function storedCount(): Promise<number> {
    if (place === 'in a bucket') return (await s3.objects()).length;
    const folder = join(server.config.dataDir, 'files', 'media');
    return (await readdir(folder).catch(() => [])).length;
  }

  test('are scaled to fit 800 by 600, whole and upright, and golfers see them', async () => {
    const { id } = await createsExercise(admin);
    const photograph = await sharp(await aPicture('jpeg', { width: 3000, height: 1200 }))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { imageUrl } = await uploaded(id, photograph);
    expect(imageUrl).toMatch(/^\/api\/media\/[0-9a-f]{64}$/);
    const golfer = await aGolfer(server);
    const picture = await fetched(golfer, String(imageUrl));
    expect(picture.statusCode).toBe(200);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 240,
      height: 600,
    });
    expect((await exercisesOf(admin)).find((one) => one.id === id)?.imageUrl).toBe(imageUrl);
  });

  test('are not enlarged if they are small', async () => {
    const { id } = await createsExercise(admin);
    await uploaded(id, await aPicture('png', { width: 120, height: 80 }));
    const { rawPayload } = await fetched(admin, await imageOf(id));
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 120, height: 80 });
  });

  test('replace the drawing of a shipped exercise until they are removed', async () => {
    const golfer = await aGolfer(server);
    await followsBreak100(golfer);
    const shown = async () => {
      const { id } = await sessionOn(golfer, '2026-05-14');
      const url = `/api/user/scheduled-session-details/${id}`;
      return (await ok<SessionDetails>(golfer.get(url))).session.exercises[0];
    };
    const id = (await shown())?.exerciseId ?? '';
    const drawing = (await shown())?.imageUrl;
    const { imageUrl } = await uploaded(id, await aPicture('gif'));
    expect((await shown())?.imageUrl).toBe(imageUrl);
    expect((await exerciseOf(admin, id)).source).toBe('shipped');
    const removed = await ok<ExerciseMedia>(
      admin.send('DELETE', `/api/admin/exercises/${id}/image`),
    );
    expect(removed.imageUrl).toBeNull();
    expect((await shown())?.imageUrl).toBe(drawing);
  });

  test('are stored as one file if they are identical', async () => {
    const [one, two] = [await createsExercise(admin), await createsExercise(admin)];
    const picture = await aPicture('png', { width: 90, height: 90 });
    const before = await storedCount();
    const first = await uploaded(one.id, picture);
    expect((await uploaded(two.id, picture)).imageUrl).toBe(first.imageUrl);
    expect(await storedCount()).toBe(before + 1);
  });

  test('are not stored if they are refused or their exercise does not exist', async () => {
    const { id } = await createsExercise(admin);
    const before = await storedCount();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    const refusals = [
      [svg, 415, 'picture_type'],
      [(await aPicture('png')).subarray(0, 20), 422, 'picture_damaged'],
      [Buffer.alloc(0), 400, 'file_empty'],
    ] as const;
    for (const [bytes, status, code] of refusals) {
      expect(await upload(id, bytes)).toMatchObject({ status, body: { code } });
    }
    expect((await upload('none', await aPicture('webp'))).status).toBe(404);
    expect(await storedCount()).toBe(before);
  });

  test('are served only to signed-in golfers and only under names given by the server', async () => {
    const { id } = await createsExercise(admin);
    await uploaded(id, await aPicture('png'));
    const url = await imageOf(id);
    expect((await server.app.inject({ url })).statusCode).toBe(401);
    for (const name of ['..%2f..%2fpostgres', 'a'.repeat(64), url.slice(-64).toUpperCase()]) {
      const answer = await fetched(admin, `/api/media/${name}`);
      expect([name, answer.statusCode]).toEqual([name, 404]);
    }
  });
});
