import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { exercises } from '#contract/exercises.ts';
import { aPicture } from '#testing/a-picture.ts';
import { aVideo } from '#testing/a-video.ts';
import { unzip } from '#testing/an-export.ts';
import { type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { anAdministrator } from '#testing/broadcasts.ts';
import { adds, beginsWithAPlan } from '#testing/builder.ts';
import { anExercise, createsExercise, exerciseOf, formWith } from '#testing/exercises.ts';
import { type FakeFfmpeg, fakeFfmpeg } from '#testing/fake-ffmpeg.ts';
import { longWait } from '#testing/long-wait.ts';
import { type ImportedPack, packOfProgram, sendPack } from '#testing/packs.ts';
import { type S3Server, startS3 } from '#testing/s3-server.ts';
import { ok } from '#testing/scenario.ts';
import { fetched, videoOf } from '#testing/videos.ts';

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

type Space = AnswerOf<typeof exercises.storage>;
const spaceOf = (who: Golfer) => ok<Space>(who.get('/api/admin/storage'));

/** From the disk to a bucket, and from a bucket to the disk. */
const places = [
  ['embedded', 'a bucket'],
  ['server', 'the disk'],
] as const;

describe.each(places)('media in program packs on the %s database, to %s', (engine, place) => {
  let s3: S3Server;
  let ffmpeg: FakeFfmpeg;
  let here: TestApp;
  let there: TestApp;
  let admin: Golfer;
  let other: Golfer;
  const film = aVideo('mp4', { bytes: 300_000, seed: 3 });
  const otherFilm = aVideo('mov', { seed: 4 });
  const converted = aVideo('mp4', { seed: 5 });
  const captions = 'WEBVTT\n\n00:01.000 --> 00:03.000\nKeep the head still.\n';
  beforeAll(async () => {
    s3 = await startS3();
    ffmpeg = await fakeFfmpeg();
    await ffmpeg.gives({ video: converted, frame: await aPicture('png') });
    const isBucket = place === 'a bucket';
    const withFfmpeg = { PATH: `/nowhere:${ffmpeg.path}` };
    here = await startTestApp(engine, isBucket ? {} : s3.environment);
    there = await startTestApp(engine, { ...withFfmpeg, ...(isBucket && s3.environment) });
    [admin, other] = [await anAdministrator(here), await anAdministrator(there)];
  });
  afterAll(async () => {
    await here.close();
    await there.close();
    await s3.stop();
    await ffmpeg.remove();
  });

  /** Makes a program with two exercises: one with a picture and an MP4 video, one with a MOV video. */
  async function aProgramWithMedia() {
    const { programId, sessionId } = await beginsWithAPlan(admin, { name: 'Seen' });
    const first = await createsExercise(admin, { ...anExercise, name: 'With both' });
    const second = await createsExercise(admin, { ...anExercise, name: 'With a MOV' });
    const url = `/api/admin/exercises/${first.id}/image`;
    await ok(admin.send('POST', url, formWith('image', await aPicture('jpeg'), 'image/jpeg')));
    await videoOf(admin, { id: first.id, bytes: film });
    await ok(admin.send('PUT', `/api/admin/exercises/${first.id}/captions`, { captions }));
    await videoOf(admin, { id: second.id, bytes: otherFilm });
    for (const [index, { id }] of [first, second].entries()) {
      const place = { sessionId, exerciseId: id, order: index + 2 };
      await adds(admin, 'session-exercises', place);
    }
    const { imageUrl } = await exerciseOf(admin, first.id);
    return { programId, firstId: first.id, imageUrl: String(imageUrl) };
  }

  const idOf = async ({ db }: TestApp, name: string) => {
    const { rows } = await db.execute(sql`select id from exercises where name = ${name}`);
    expect(rows).toHaveLength(1);
    return String(rows[0]?.['id']);
  };

  test('pictures, videos and captions are included, and exporting the imported program gives the same bytes', async () => {
    const { programId, imageUrl } = await aProgramWithMedia();
    const pack = await packOfProgram(here, admin, programId);
    expect((await packOfProgram(here, admin, programId)).equals(pack)).toBe(true);
    const picture = (await fetched(here, admin, { url: imageUrl })).rawPayload;
    const files = await unzip(pack);
    const media = [picture, film, otherFilm];
    const contents = media.map((bytes) => [`media/${hashOf(bytes)}`, bytes]);
    expect([...files].slice(3)).toEqual(contents);

    const { program, exercises } = await ok<ImportedPack>(sendPack(other, pack));
    expect(exercises).toEqual({ added: 2, reused: 1 });
    expect((await packOfProgram(there, other, program.id)).equals(pack)).toBe(true);
    const both = await exerciseOf(other, await idOf(there, 'With both'));
    expect(both.imageUrl).toBe(imageUrl);
    expect(both.media.video).toMatchObject({ state: 'ready', mediaType: 'video/mp4' });
    for (const [url, bytes] of [
      [both.media.video?.captionsUrl, Buffer.from(captions)],
      [both.imageUrl, picture],
      [both.media.videoUrl, film],
    ] as const) {
      const answer = await fetched(there, other, { url: String(url) });
      expect(answer.rawPayload.equals(bytes)).toBe(true);
    }
    // Videos that golfers' browsers cannot play are converted on import, just as after an upload.
    const mov = await idOf(there, 'With a MOV');
    await vi.waitFor(async () => {
      const { video } = (await exerciseOf(other, mov)).media;
      expect(video?.posterUrl).toEqual(expect.any(String));
    }, longWait);
    expect((await exerciseOf(other, mov)).media.video).toMatchObject({ state: 'ready' });
    expect((await packOfProgram(there, other, program.id)).equals(pack)).toBe(true);
  });

  test('files that are already stored are not stored or counted twice', async () => {
    const { programId } = await aProgramWithMedia();
    const pack = await packOfProgram(here, admin, programId);
    const before = await spaceOf(admin);
    const { exercises } = await ok<ImportedPack>(sendPack(admin, pack));
    expect(exercises).toEqual({ added: 0, reused: 3 });
    // Under another name it counts as another exercise, with the same files.
    await here.db.execute(sql`update exercises set name = 'Renamed' where name = 'With both'`);
    const again = await ok<ImportedPack>(sendPack(admin, pack));
    expect(again.exercises).toEqual({ added: 1, reused: 2 });
    expect(await spaceOf(admin)).toEqual(before);
  });

  test('an exercise with the same texts but another picture is imported as another exercise', async () => {
    const { programId, firstId, imageUrl } = await aProgramWithMedia();
    const pack = await packOfProgram(here, admin, programId);
    await here.db.execute(sql`
      update exercises set image_hash = null, image_url = null where name = 'With both'`);
    const { exercises } = await ok<ImportedPack>(sendPack(admin, pack));
    expect(exercises).toEqual({ added: 1, reused: 2 });
    expect((await exerciseOf(admin, firstId)).imageUrl).toBeNull();
    const { rows } = await here.db.execute(sql`
      select image_url from exercises where name = 'With both' and image_hash is not null`);
    expect(rows).toEqual([{ image_url: imageUrl }]);
  });

  test('exporting a program fails if its media are too large for a pack or missing', async () => {
    const { programId, firstId } = await aProgramWithMedia();
    const hash = 'f'.repeat(64);
    await here.db.execute(sql`insert into media (hash, kind, media_type, bytes, stored_at, state)
      values (${hash}, 'video', 'video/mp4', ${101 * 1024 * 1024}, now(), 'ready')`);
    await here.db.execute(sql`update exercises set video_hash = ${hash} where id = ${firstId}`);
    const url = `/api/admin/programs/${programId}/pack`;
    expect(await admin.get(url)).toMatchObject({ status: 409, body: { code: 'pack_too_large' } });
    // A file missing from the storage also causes an error, not an incomplete pack.
    await here.db.execute(sql`update media set bytes = 10 where hash = ${hash}`);
    expect(await admin.get(url)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});
