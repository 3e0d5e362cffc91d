import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { exercises } from '#contract/exercises.ts';
import type { ExerciseMedia } from '#contract/exercises-schemas.ts';
import type { SessionDetails } from '#contract/training-schemas.ts';
import { aPicture } from '#testing/a-picture.ts';
import { aVideo } from '#testing/a-video.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { anAdministrator } from '#testing/broadcasts.ts';
import { enginesAtScale } from '#testing/database.ts';
import { createsExercise, exerciseOf, formWith } from '#testing/exercises.ts';
import { type FakeFfmpeg, fakeFfmpeg } from '#testing/fake-ffmpeg.ts';
import { longWait } from '#testing/long-wait.ts';
import { followsBreak100, ok, sessionOn } from '#testing/scenario.ts';
import { beginsUpload, fetched, sendsPart, sendsVideo, videoOf } from '#testing/videos.ts';

type Space = AnswerOf<typeof exercises.storage>;

const spaceOf = (admin: Golfer) => ok<Space>(admin.get('/api/admin/storage'));

describe.each(enginesAtScale)('videos with ffmpeg, on the %s database', (engine) => {
  let server: TestApp;
  let admin: Golfer;
  let ffmpeg: FakeFfmpeg;
  const converted = aVideo('mp4', { bytes: 700, seed: 9 });
  beforeAll(async () => {
    ffmpeg = await fakeFfmpeg();
    server = await startTestApp(engine, { PATH: `/nowhere:${ffmpeg.path}` });
    admin = await anAdministrator(server);
  });
  afterAll(async () => {
    await server.close();
    await ffmpeg.remove();
  });
  beforeEach(async () => {
    await ffmpeg.gives({ video: converted, frame: await aPicture('png', { width: 1600 }) });
  });

  let seed = 100;
  const uploads = async (format: 'mp4' | 'mov' | 'mkv') => {
    seed += 1;
    const { id } = await createsExercise(admin);
    return { id, ...(await videoOf(admin, { id, bytes: aVideo(format, { seed }) })) };
  };
  const mediaOf = async (id: string) => (await exerciseOf(admin, id)).media;
  const whenDone = (id: string, check: (media: ExerciseMedia) => void) =>
    vi.waitFor(async () => check(await mediaOf(id)), longWait);

  test('a background job converts a video that browsers cannot play, and golfers then get it', async () => {
    const { id, video, videoUrl } = await uploads('mov');
    expect([video?.state, videoUrl]).toEqual(['converting', null]);
    await whenDone(id, (media) => expect(media.video?.posterUrl).not.toBeNull());
    const { video: done, videoUrl: url } = await mediaOf(id);
    expect(done).toMatchObject({ state: 'ready', mediaType: 'video/quicktime', url });
    const answer = await fetched(server, admin, { url: String(url) });
    expect(answer.headers['content-type']).toBe('video/mp4');
    expect(answer.rawPayload.equals(converted)).toBe(true);
    const poster = await fetched(server, admin, { url: String(done?.posterUrl) });
    expect(poster.headers['content-type']).toBe('image/webp');
    expect((await spaceOf(admin)).converts).toBe(true);
  });

  test('a video that browsers can play gets a poster and is not converted', async () => {
    const { id, videoUrl } = await uploads('mp4');
    expect(videoUrl).not.toBeNull();
    await whenDone(id, (media) => expect(media.video?.posterUrl).not.toBeNull());
    expect((await mediaOf(id)).videoUrl).toBe(videoUrl);
  });

  test('golfers see the poster of a video in their session', async () => {
    const { id } = await uploads('mp4');
    await whenDone(id, (media) => expect(media.video?.posterUrl).not.toBeNull());
    await server.db.execute(sql`update session_exercises set exercise_id = ${id}
      where session_id = 'break-100-w1-s1' and position = 1`);
    const golfer = await aGolfer(server);
    await followsBreak100(golfer);
    const planned = await sessionOn(golfer, '2026-05-14');
    const { session } = await ok<SessionDetails>(
      golfer.get(`/api/user/scheduled-session-details/${planned.id}`),
    );
    const { videoUrl, video } = await mediaOf(id);
    expect(session.exercises[0]).toMatchObject({ videoUrl, posterUrl: video?.posterUrl });
  });

  test('a video that ffmpeg cannot convert is kept and marked as unplayable', async () => {
    await ffmpeg.gives({ video: null, frame: null });
    const { id } = await uploads('mkv');
    await whenDone(id, (media) => expect(media.video?.state).toBe('unplayable'));
    expect(await mediaOf(id)).toMatchObject({ videoUrl: null, video: { posterUrl: null } });
  });

  test('the server checks files made by ffmpeg like uploads', async () => {
    await ffmpeg.gives({ video: Buffer.from('<script>alert(1)</script>'), frame: null });
    const { id } = await uploads('mkv');
    await whenDone(id, (media) => expect(media.video?.state).toBe('unplayable'));
    await ffmpeg.gives({ frame: Buffer.from('<svg onload="alert(1)"/>') });
    const plays = await uploads('mp4');
    await vi.waitFor(async () => {
      const calls = await ffmpeg.calls();
      expect(calls.at(-1)).toContain('image2');
    }, longWait);
    expect((await mediaOf(plays.id)).video?.posterUrl).toBeNull();
  });

  test('ffmpeg reads one local file in its detected container format and no other input', async () => {
    const { id } = await uploads('mkv');
    await whenDone(id, (media) => expect(media.video?.state).toBe('ready'));
    const calls = await ffmpeg.calls();
    for (const call of calls) {
      const reads = call.slice(0, call.indexOf('-i') + 2);
      const demuxer = reads[9];
      expect(demuxer).toMatch(/^(mov|avi|matroska)$/);
      expect(reads).toEqual([
        ...['-nostdin', '-hide_banner', '-loglevel', 'error', '-threads', '1'],
        ...['-protocol_whitelist', 'file', '-format_whitelist', demuxer, '-f', demuxer],
        ...['-i', expect.stringMatching(/^file:.*\/temporary\/[0-9a-f-]{36}$/)],
      ]);
      expect(call.filter((part) => part === '-i')).toHaveLength(1);
    }
    const left = join(server.config.dataDir, 'temporary');
    await vi.waitFor(async () => expect(await readdir(left)).toEqual([]), longWait);
  });
});

describe.each(enginesAtScale)('media storage on the %s database', (engine) => {
  let server: TestApp;
  let admin: Golfer;
  beforeAll(async () => {
    server = await startTestApp(engine, { MEDIA_QUOTA_MB: '1' });
    admin = await anAdministrator(server);
  });
  afterAll(() => server.close());

  const setsImage = (id: string, bytes: Uint8Array) =>
    admin.send('POST', `/api/admin/exercises/${id}/image`, formWith('image', bytes, 'image/png'));
  const stored = async () => {
    const names = await readdir(join(server.config.dataDir, 'files', 'media'));
    return names.length;
  };
  /** Makes the daily job run now. */
  async function cleans() {
    await server.db.execute(sql`
      update pgboss.job set start_after = now()
      where name = 'delete-unused-media' and state = 'created'`);
  }

  test('is reported separately for pictures and videos, with the quota', async () => {
    const quotaBytes = 1024 * 1024;
    const none = { count: 0, bytes: 0 };
    expect(await spaceOf(admin)).toEqual({
      images: none,
      videos: none,
      quotaBytes,
      converts: false,
    });
    const { id } = await createsExercise(admin);
    const bytes = aVideo('mp4');
    await videoOf(admin, { id, bytes });
    await ok(setsImage(id, await aPicture('png')));
    const { images, videos } = await spaceOf(admin);
    expect(videos).toEqual({ count: 1, bytes: bytes.length });
    expect(images).toMatchObject({ count: 1, bytes: expect.any(Number) });
  });

  test('refuses new files if the quota is used up, but not files that are already stored', async () => {
    const { id } = await createsExercise(admin);
    const bytes = aVideo('mp4', { bytes: 600_000, seed: 2 });
    await videoOf(admin, { id, bytes });
    const another = await createsExercise(admin);
    const more = aVideo('mp4', { bytes: 600_000, seed: 3 });
    expect(await sendsVideo(admin, { id: another.id, bytes: more })).toMatchObject({
      status: 409,
      body: { code: 'storage_quota' },
    });
    expect((await exerciseOf(admin, another.id)).media.video).toBeNull();
    expect((await sendsVideo(admin, { id: another.id, bytes })).status).toBe(200);
  });

  test('is freed one day after files are no longer used', async () => {
    const { id } = await createsExercise(admin);
    await ok(setsImage(id, await aPicture('png', { width: 77 })));
    const { imageUrl } = await exerciseOf(admin, id);
    const upload = await beginsUpload(admin, id, 1000);
    await ok(sendsPart(admin, upload, Buffer.alloc(400)));
    await ok(setsImage(id, await aPicture('png', { width: 78 })));
    const [before, uploads] = [await stored(), join(server.config.dataDir, 'files', 'uploads')];
    server.setNow('2026-05-15T00:00:01Z');
    await cleans();
    await vi.waitFor(async () => expect(await stored()).toBe(before - 1), longWait);
    expect((await fetched(server, admin, { url: String(imageUrl) })).statusCode).toBe(404);
    const used = (await exerciseOf(admin, id)).imageUrl;
    expect((await fetched(server, admin, { url: String(used) })).statusCode).toBe(200);
    await vi.waitFor(async () => expect(await readdir(uploads)).toEqual([]), longWait);
    expect((await server.db.execute(sql`select id from video_uploads`)).rows).toEqual([]);
  });
});
