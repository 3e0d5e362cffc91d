import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { aPicture, aPngOf } from '#testing/a-picture.ts';
import { hostilePictures } from '#testing/hostile-pictures.ts';
import { fittedPicture, isFittedPicture, squarePicture } from './decode-picture.ts';

const formats = ['jpeg', 'png', 'gif', 'webp'] as const;

/** The color at a position in a picture, each component from 0 to 15. */
async function colorAt(picture: Uint8Array, left: number, top: number): Promise<string> {
  const place = sharp(picture).extract({ left, top, width: 1, height: 1 });
  const [red = 0, green = 0, blue = 0] = await place.removeAlpha().raw().toBuffer();
  return [red, green, blue].map((part) => (part >> 4).toString(16)).join('');
}

const cornersOf = (picture: Uint8Array) =>
  Promise.all([
    colorAt(picture, 10, 10),
    colorAt(picture, 190, 10),
    colorAt(picture, 10, 190),
    colorAt(picture, 190, 190),
  ]);

test.each(formats)('a %s is cropped to its middle square and keeps its colors', async (format) => {
  const square = await squarePicture(await aPicture(format, { width: 900, height: 300 }), 200);
  expect(await sharp(square).metadata()).toMatchObject({ format: 'webp', width: 200, height: 200 });
  const [topLeft, topRight, bottomLeft, bottomRight] = await cornersOf(square);
  expect(topLeft).toMatch(/^[bcd]00$/);
  expect(topRight).toMatch(/^[01][bcd]0$/);
  expect(bottomLeft).toMatch(/^00[bcd]$/);
  expect(bottomRight).toMatch(/^[bcd][bcd][01]$/);
});

test('the same picture gives the same bytes', async () => {
  const picture = await aPicture('png');
  expect(await squarePicture(picture, 200)).toEqual(await squarePicture(picture, 200));
});

test('a photo is rotated upright and stripped of its location and camera data', async () => {
  const photograph = await sharp(await aPicture('jpeg', { width: 200, height: 200 }))
    .withExif({
      IFD0: { Make: 'Acme Camera' },
      IFD3: { GPSLatitude: '52/1 5/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(photograph.includes('Acme Camera')).toBe(true);
  const square = Buffer.from(await squarePicture(photograph, 200));
  const { exif, icc, xmp, iptc, orientation } = await sharp(square).metadata();
  expect([exif, icc, xmp, iptc, orientation]).toEqual(Array(5).fill(undefined));
  expect(square.includes('Acme Camera')).toBe(false);
  // Rotated by a quarter turn: the bottom left corner is now at the top left.
  expect(await colorAt(square, 10, 10)).toMatch(/^00[bcd]$/);
});

test('only the first frame of an animation is kept', async () => {
  const [red, blue] = await Promise.all(
    ['#c00', '#00c'].map((background) =>
      sharp({ create: { width: 64, height: 64, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const animation = await sharp([red, blue] as Buffer[], { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(animation).metadata()).pages).toBe(2);
  const square = await squarePicture(animation, 200);
  expect((await sharp(square).metadata()).pages).toBeUndefined();
  expect(await colorAt(square, 100, 100)).toMatch(/^[bcd]00$/);
});

test('a file that is both a picture and something else is reduced to the picture', async () => {
  const script = '<script>alert(document.cookie)</script>';
  for (const format of formats) {
    const polyglot = Buffer.concat([await aPicture(format), Buffer.from(script)]);
    const square = Buffer.from(await squarePicture(polyglot, 200));
    expect(square.includes('script')).toBe(false);
  }
  // A script that starts like a GIF, and which some browsers would run.
  const gifar = Buffer.from(`GIF89a/*${'\u0000'.repeat(40)}*/=1;alert(1)`);
  await expect(squarePicture(gifar, 200)).rejects.toThrow('picture_damaged');
});

const otherFiles: readonly (readonly [string, () => Buffer | Promise<Buffer>])[] = [
  ['an empty file', () => Buffer.alloc(0)],
  [
    'an SVG with a script',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  ],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n')],
  ['noise', () => Buffer.from(Array.from({ length: 4000 }, (_, index) => (index * 97) % 256))],
  [
    'a TIFF',
    async () =>
      sharp(await aPicture('png'))
        .tiff()
        .toBuffer(),
  ],
  [
    'an AVIF',
    async () =>
      sharp(await aPicture('png'))
        .avif({ effort: 0 })
        .toBuffer(),
  ],
];

describe('picture decoding refuses', () => {
  test.each(otherFiles)('%s because it is not a picture', async (_what, make) => {
    await expect(squarePicture(await make(), 200)).rejects.toThrow('picture_type');
  });

  test.each(formats)('a truncated %s as damaged', async (format) => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .toFormat(format)
      .toBuffer();
    const half = noise.subarray(0, noise.length / 2);
    await expect(squarePicture(half, 200)).rejects.toThrow('picture_damaged');
  });

  test('a PNG of 30,000 by 30,000 pixels without decoding it', async () => {
    const bomb = aPngOf(30_000, 30_000, await aPicture('png'));
    await expect(squarePicture(bomb, 200)).rejects.toThrow('picture_pixels');
  });

  test('a GIF of 30,000 by 30,000 pixels without decoding it', async () => {
    const bomb = Buffer.from(await aPicture('gif'));
    const frame = bomb.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]));
    for (const place of [6, 8, frame + 5, frame + 7]) bomb.writeUInt16LE(30_000, place);
    await expect(squarePicture(bomb, 200)).rejects.toThrow('picture_pixels');
  });

  test('some of many concurrent uploads as temporarily unavailable, while others wait', async () => {
    const picture = await aPicture('png');
    const all = await Promise.allSettled(
      Array.from({ length: 40 }, () => squarePicture(picture, 200)),
    );
    const refused = all.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(20);
    for (const one of refused)
      expect(String(one.status === 'rejected' && one.reason)).toContain('unavailable');
    expect(await squarePicture(picture, 200)).toBeInstanceOf(Uint8Array);
  });
});

test('only pictures that were already fitted are recognized as fitted', async () => {
  const size = { width: 800, height: 600 };
  const uploads = [
    ...hostilePictures.filter(({ end }) => end === 'harmless').map(({ bytes }) => bytes),
    ...(await Promise.all(formats.map((format) => aPicture(format, { width: 1601, height: 1 })))),
    await sharp(await aPicture('png'))
      .grayscale()
      .png()
      .toBuffer(),
    await sharp(await aPicture('png'))
      .ensureAlpha(0.5)
      .png()
      .toBuffer(),
    await sharp(await aPicture('jpeg'))
      .toColorspace('cmyk')
      .jpeg()
      .toBuffer(),
  ];
  for (const upload of uploads) {
    expect(await isFittedPicture(upload, size)).toBe(false);
    expect(await isFittedPicture(await fittedPicture(upload, size), size)).toBe(true);
  }
  const fitted = await fittedPicture(await aPicture('png'), size);
  expect(await isFittedPicture(fitted, { width: 319, height: 240 })).toBe(false);
});
