import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imageSize } from '#contract/exercises.ts';
import { fittedPicture } from '#server/platform/storage/decode-picture.ts';
import { aPicture } from '#testing/a-picture.ts';
import { aVideo } from '#testing/a-video.ts';
import { type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { anAdministrator } from '#testing/broadcasts.ts';
import { hostilePictures, html } from '#testing/hostile-pictures.ts';
import { hostileVideos } from '#testing/hostile-videos.ts';
import { aPackExercise, aPackZip, type ImportedPack, sendPack } from '#testing/packs.ts';
import { ok } from '#testing/scenario.ts';

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const stored = Buffer.from(await fittedPicture(await aPicture('png'), imageSize));

/** Makes a WebP with these chunks after its pixels, and with the matching length in its header. */
function webpWith(...chunks: readonly Buffer[]): Buffer {
  const whole = Buffer.concat([stored, ...chunks]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.from(`${name}0000`);
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

const almost: readonly (readonly [string, Buffer])[] = [
  ['a page behind its end', Buffer.concat([stored, html])],
  ['a page in a chunk of its own', webpWith(chunk('JUNK', html))],
  ['metadata', webpWith(chunk('EXIF', html))],
  [
    'a place where it was taken',
    await sharp(stored)
      .withExif({ IFD0: { Make: 'x' } })
      .toBuffer(),
  ],
  [
    'more pixels',
    await sharp(await aPicture('png', { width: 801 }))
      .webp()
      .toBuffer(),
  ],
  ['lossless pixels', await sharp(stored).webp({ lossless: true }).toBuffer()],
  ['its second half lost', webpWith().subarray(0, stored.length / 2)],
  ['pixels that are a page', Buffer.concat([stored.subarray(0, 12), chunk('VP8 ', html)])],
];

describe('a hostile file in a pack', () => {
  let server: TestApp;
  let admin: Golfer;
  beforeAll(async () => {
    server = await startTestApp('server', { MEDIA_QUOTA_MB: '1' });
    admin = await anAdministrator(server);
  });
  afterAll(() => server.close());

  const namesIn = (...folder: readonly string[]) =>
    readdir(join(server.config.dataDir, ...folder)).catch(() => []);

  async function everything() {
    const { rows } = await server.db.execute(sql`select
      (select count(*) from programs) as programs,
      (select count(*) from exercises) as exercises,
      (select count(*) from media) as media`);
    return { rows, files: await namesIn('files', 'media'), left: await namesIn('temporary') };
  }

  type Files = Readonly<Record<string, unknown>>;
  const withMedia = (exercise: object, files: Files) =>
    aPackZip({ 'exercises.json': [{ ...aPackExercise, ...exercise }], ...files });

  /** Makes a pack in which an exercise refers to these bytes by their hash. */
  const packWith = (field: 'image' | 'video', bytes: Buffer) =>
    withMedia({ [field]: hashOf(bytes) }, { [`media/${hashOf(bytes)}`]: bytes });

  /** Imports a pack that must be refused. Checks that nothing of it is stored, and returns the error. */
  async function refusalOf(zip: Buffer) {
    const before = await everything();
    const { status, body } = await sendPack(admin, zip);
    await expect.poll(everything).toEqual({ ...before, left: [] });
    const { code, issues } = body as { code: string; issues: { path: string; message: string }[] };
    return { status, code, report: issues.map(({ path, message }) => `${path}: ${message}`) };
  }

  const refused = (...report: readonly string[]) => ({ status: 400, code: 'pack_invalid', report });
  const noPicture = 'This is not a picture in Pinhigh’s format.';
  const noVideo = 'This is not a kind of video that exercises can use.';
  const damaged = 'This file is damaged.';

  // An upload would re-encode these pictures, so a file like this cannot come from an upload.
  test.each(hostilePictures.filter(({ name }) => name === undefined))(
    'as a picture: $what is refused',
    async ({ bytes }) => {
      const report = await refusalOf(await packWith('image', bytes));
      expect(report).toEqual(refused(`media/${hashOf(bytes)}: ${noPicture}`));
    },
  );

  test.each(almost)(
    'as a picture: a picture as an upload stores it, but with %s, is refused', //
    async (_, bytes) => {
      const report = await refusalOf(await packWith('image', bytes));
      expect(report).toEqual(refused(`media/${hashOf(bytes)}: ${noPicture}`));
    },
  );

  test.each(hostileVideos.filter(({ end }) => end === 'refused'))(
    'as a video: $what is refused with the same error as an upload',
    async ({ bytes }) => {
      const { status, code, report } = await refusalOf(await packWith('video', bytes));
      expect({ status, code }).toEqual({ status: 400, code: 'pack_invalid' });
      const path = `media/${hashOf(bytes)}`;
      expect([`${path}: ${noVideo}`, `${path}: ${damaged}`]).toContain(report.join());
    },
  );

  test('is refused if it is a video used as a picture or a picture used as a video', async () => {
    const film = aVideo('mp4');
    const [image, video] = [hashOf(film), hashOf(stored)];
    const files = { [`media/${image}`]: film, [`media/${video}`]: stored };
    expect(await refusalOf(await withMedia({ image, video }, files))).toEqual(
      refused(`media/${image}: ${noPicture}`, `media/${video}: ${noVideo}`),
    );
  });

  test('is named in the error if it is missing or its content does not match its name', async () => {
    const [image, video] = [hashOf(stored), 'a'.repeat(64)];
    const files = { [`media/${image}`]: aVideo('mp4'), 'media/x.webp': stored };
    expect(await refusalOf(await withMedia({ image, video }, files))).toEqual(
      refused(`media/${image}: ${damaged}`, `media/${video}: The pack does not have this file.`),
    );
  });

  test('cannot be referenced by a path or URL', async () => {
    const names = ['../../etc/passwd', `../${hashOf(stored)}`, 'https://elsewhere.example/a.webp'];
    for (const image of [...names, hashOf(stored).toUpperCase(), `${hashOf(stored)}\n`]) {
      const { code, report } = await refusalOf(await withMedia({ image }, { image: stored }));
      expect(code).toBe('pack_invalid');
      expect(report).toEqual([expect.stringMatching(/^exercises.json 0.image: /)]);
    }
  });

  test('is not decompressed beyond the size limit of a video', async () => {
    const hash = 'b'.repeat(64);
    const bomb = await withMedia(
      { video: hash },
      { [`media/${hash}`]: Buffer.alloc(50 * 1024 * 1024 + 1) },
    );
    expect(bomb.length).toBeLessThan(200_000);
    expect(await refusalOf(bomb)).toEqual(
      refused(`media/${hash}: This file is larger than the server accepts.`),
    );
  });

  test('is refused if all files together exceed the storage quota', async () => {
    const [one, two] = [aVideo('mp4', { bytes: 600_000 }), aVideo('mp4', { bytes: 600_001 })];
    const files = { [`media/${hashOf(one)}`]: one, [`media/${hashOf(two)}`]: two };
    const zip = await aPackZip({
      'exercises.json': [
        { ...aPackExercise, video: hashOf(one) },
        { ...aPackExercise, name: 'Another', video: hashOf(two) },
      ],
      ...files,
    });
    // Neither file is stored, although the first one alone would fit.
    expect(await refusalOf(zip)).toMatchObject({ status: 409, code: 'storage_quota' });
  });

  test('is not imported if no exercise uses it', async () => {
    const { files } = await everything();
    const zip = await withMedia({ name: 'Plain' }, { [`media/${hashOf(stored)}`]: stored });
    await ok<ImportedPack>(sendPack(admin, zip));
    expect((await everything()).files).toEqual(files);
  });

  test('a valid file is imported', async () => {
    await ok<ImportedPack>(sendPack(admin, await packWith('image', stored)));
    expect((await everything()).files).toEqual([hashOf(stored)]);
  });
});
