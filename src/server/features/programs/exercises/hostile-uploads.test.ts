import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ExerciseMedia } from '#contract/exercises-schemas.ts';
import { type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { anAdministrator } from '#testing/broadcasts.ts';
import { createsExercise, exerciseOf } from '#testing/exercises.ts';
import { type HostileFile, hidden, hostilePictures } from '#testing/hostile-pictures.ts';
import { hostileVideos } from '#testing/hostile-videos.ts';
import { fetched } from '#testing/videos.ts';

describe('a hostile upload', () => {
  let server: TestApp;
  let admin: Golfer;
  let id = '';
  beforeAll(async () => {
    server = await startTestApp('server');
    admin = await anAdministrator(server);
    id = (await createsExercise(admin)).id;
  });
  afterAll(() => server.close());

  test('is tested in more than 60 cases', () => {
    const all = [...hostilePictures, ...hostileVideos].map(({ what }) => what);
    expect(all.length).toBeGreaterThan(60);
  });

  async function send(field: 'image' | 'video', { bytes, type = '', name = 'file' }: HostileFile) {
    const form = new FormData();
    form.append(field, new Blob([Uint8Array.from(bytes)], { type }), name);
    const { status, body } = await admin.send('POST', `/api/admin/exercises/${id}/${field}`, form);
    return { status, media: body as ExerciseMedia };
  }

  /** Lists the folders and media files that uploads have written. */
  async function written() {
    const { dataDir } = server.config;
    const folders = (await readdir(dataDir)).filter((name) => name !== 'postgres');
    const media = await readdir(join(dataDir, 'files', 'media')).catch(() => []);
    return { folders: folders.toSorted(), media };
  }

  async function expectRefused(field: 'image' | 'video', file: HostileFile) {
    const [before, kept] = [await written(), (await exerciseOf(admin, id)).media];
    const { status } = await send(field, file);
    expect([400, 413, 415, 422]).toContain(status);
    expect((await written()).media).toEqual(before.media);
    expect((await exerciseOf(admin, id)).media).toEqual(kept);
  }

  /** Checks that the server chose the file name and that the response cannot run as a script. */
  async function answered(url: string) {
    expect(url).toMatch(/^\/api\/media\/[0-9a-f]{64}$/);
    const answer = await fetched(server, admin, { url });
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const { folders, media } = await written();
    expect(folders).toEqual(expect.arrayContaining(['files']));
    for (const folder of folders) expect(['files', 'temporary', 'backup.sock']).toContain(folder);
    for (const name of media) expect(name).toMatch(/^[0-9a-f]{64}$/);
    return answer;
  }

  test.each(hostilePictures.filter(({ end }) => end === 'refused'))(
    'as a picture: $what is refused',
    (file) => expectRefused('image', file),
  );

  test.each(hostilePictures.filter(({ end }) => end === 'harmless'))(
    'as a picture: $what is stored as a picture without any other data',
    async (file) => {
      const { status, media } = await send('image', file);
      expect(status).toBe(200);
      const { headers, rawPayload } = await answered(media.imageUrl ?? '');
      expect(headers['content-type']).toBe('image/webp');
      const { format, pages, exif, icc, xmp, iptc } = await sharp(rawPayload).metadata();
      expect({ format, pages, exif, icc, xmp, iptc }).toEqual({ format: 'webp' });
      expect(rawPayload.includes(hidden)).toBe(false);
    },
  );

  test.each(hostileVideos.filter(({ end }) => end === 'refused'))(
    'as a video: $what is refused',
    (file) => expectRefused('video', file),
  );

  test.each(hostileVideos.filter(({ end }) => end === 'harmless'))(
    'as a video: $what is served to browsers as a video or not shown to golfers',
    async (file) => {
      const { status, media } = await send('video', file);
      expect(status).toBe(200);
      if (media.videoUrl === null) return expect(media.video?.state).toBe('unplayable');
      const { headers } = await answered(media.videoUrl);
      return expect(headers['content-type']).toMatch(/^video\/(mp4|webm)$/);
    },
  );
});
