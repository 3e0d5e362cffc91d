import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { aPicture, aPngOf } from './a-picture.ts';

/** A malicious upload and its expected result. */
export type HostileFile = {
  readonly what: string;
  /** `harmless`: accepted, but nothing hidden in it is kept or can run. */
  readonly end: 'refused' | 'harmless';
  readonly bytes: Buffer;
  /** The file type and name claimed by the sender. */
  readonly type?: string;
  readonly name?: string;
};

/** A text that no stored picture may contain. */
export const hidden = 'alert(document.domain)';
export const script = `<script>${hidden}</script>`;

export const html = Buffer.from(`<!doctype html><html><body>${script}</body></html>`);
export const svg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" onload="${hidden}">${script}</svg>`,
);
/** A tiny archive that expands to ten megabytes of zeros. */
export const gzipBomb = gzipSync(Buffer.alloc(10_000_000));
export const zip = Buffer.concat([
  Buffer.from('504b0304140000000800', 'hex'),
  Buffer.alloc(20),
  deflateSync(Buffer.alloc(10_000_000)),
]);

const text = (content: string) => Buffer.from(content);
const hex = (digits: string, rest = 200) =>
  Buffer.concat([Buffer.from(digits, 'hex'), Buffer.alloc(rest)]);

const jpeg = await aPicture('jpeg');
const png = await aPicture('png');
const gif = await aPicture('gif');
const webp = await aPicture('webp');

const noise = await sharp({
  create: {
    width: 300,
    height: 300,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  },
})
  .png()
  .toBuffer();
const halfOf = async (format: 'jpeg' | 'png' | 'gif' | 'webp') => {
  const whole = await sharp(noise).toFormat(format).toBuffer();
  return whole.subarray(0, whole.length / 2);
};

/** A PNG chunk with a valid checksum. */
function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Inserts chunks after the signature and the first chunk. */
const pngWith = (...chunks: Buffer[]) =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);

/** A PNG of a few kilobytes that really has 64 million pixels. */
function pngBomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(8000, 0);
  header.writeUInt32BE(8000, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc(8000 * 1001));
  return Buffer.concat([
    png.subarray(0, 8),
    ...[chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))],
  ]);
}

function withSize(picture: Buffer, ...places: readonly (readonly [number, Buffer])[]): Buffer {
  const sized = Buffer.from(picture);
  for (const [at, size] of places) size.copy(sized, at);
  return sized;
}

const largest = Buffer.from('ffff', 'hex');
const frame = jpeg.indexOf(Buffer.from('ffc0', 'hex'));
const image = gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]));
const badSum = Buffer.from(png);
badSum.writeUInt32BE(1, 29);

/** Inserts a JPEG segment after the first two bytes. */
function jpegWith(marker: string, content: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length + 2);
  return Buffer.concat([
    ...[jpeg.subarray(0, 2), Buffer.from(marker, 'hex'), length, content, jpeg.subarray(2)],
  ]);
}

const photograph = await sharp(jpeg)
  .withExif({
    IFD0: { Make: hidden, Copyright: script },
    IFD3: { GPSLatitude: '52/1 5/1 0/1', GPSLatitudeRef: 'N' },
  })
  .toBuffer();

const film = await sharp(
  await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      sharp({
        create: { width: 64, height: 64, channels: 3, background: { r: index, g: 0, b: 0 } },
      })
        .png()
        .toBuffer(),
    ),
  ),
  { join: { animated: true } },
)
  .gif()
  .toBuffer();

const entities = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">
  <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY x SYSTEM "file:///etc/passwd">]>
  <svg xmlns="http://www.w3.org/2000/svg"><text>&c;&x;</text></svg>`;

const refused: readonly (readonly [string, Buffer, string?])[] = [
  ['nothing', Buffer.alloc(0)],
  ['one byte', Buffer.from([0xff])],
  ['a page', html],
  ['a page said to be a page', html, 'text/html'],
  ['an SVG with a script', svg],
  ['an SVG with a script, said to be one', svg, 'image/svg+xml'],
  ['an SVG whose entities multiply and read a file', text(entities)],
  ['a packed SVG', gzipSync(svg)],
  ['a PDF with a script', text(`%PDF-1.7\n1 0 obj<</OpenAction<</JS(${hidden})>>>>`)],
  ['a PHP program', text('<?php system($_GET["c"]); ?>')],
  ['a shell script', text('#!/bin/sh\nrm -rf /\n')],
  ['a program for Linux', hex('7f454c460201010000')],
  ['a program for Windows', hex('4d5a90000300000004')],
  ['a class of Java', hex('cafebabe00000034')],
  ['a program for WebAssembly', hex('0061736d01000000')],
  ['an archive that is a bomb', zip],
  ['a packed bomb', gzipBomb],
  ['PostScript that runs a program', text('%!PS-Adobe-3.0\n(%pipe%id) (r) file')],
  ['a drawing of ImageMagick that reads a file', text('push graphic-context\nimage over "|id"')],
  ['a TIFF', await sharp(png).tiff().toBuffer()],
  ['an AVIF', await sharp(png).avif({ effort: 0 }).toBuffer()],
  ['a BMP', hex('424d3600000000000000360000002800000001000000')],
  ['an icon', hex('000001000100101000000100')],
  ['a Photoshop file', hex('3842505300010000')],
  ['a script that begins like a GIF', text(`GIF89a/*${'\u0000'.repeat(40)}*/=1;${hidden}`)],
  ['the start of a PNG', png.subarray(0, 16)],
  ['the start of a JPEG', jpeg.subarray(0, 20)],
  ['half a JPEG', await halfOf('jpeg')],
  ['half a PNG', await halfOf('png')],
  ['half a GIF', await halfOf('gif')],
  ['half a WebP', await halfOf('webp')],
  ['a PNG that says it is 30,000 by 30,000', aPngOf(30_000, 30_000, png)],
  ['a PNG that is 8,000 by 8,000', pngBomb()],
  [
    'a JPEG that says it is 65,535 by 65,535',
    withSize(jpeg, [frame + 5, largest], [frame + 7, largest]),
  ],
  [
    'a GIF that says it is 65,535 by 65,535',
    withSize(gif, [6, largest], [8, largest], [image + 5, largest], [image + 7, largest]),
  ],
  ['a PNG with a wrong checksum', badSum],
];

const harmless: readonly (readonly [string, Buffer, string?])[] = [
  ['a photograph that says where it was taken', photograph],
  ['a JPEG with a script as its comment', jpegWith('fffe', text(script))],
  [
    'a JPEG with a script in its XMP',
    jpegWith('ffe1', text(`http://ns.adobe.com/xap/1.0/\0${script}`)),
  ],
  ['a JPEG with a PDF in it', jpegWith('fffe', text(`%PDF-1.7\n/JS(${hidden})`))],
  ['a PNG with a script as its text', pngWith(chunk('tEXt', text(`Comment\0${script}`)))],
  [
    'a PNG with a text that unpacks to ten megabytes',
    pngWith(
      chunk(
        'zTXt',
        Buffer.concat([text('Comment\0\0'), deflateSync(Buffer.alloc(10_000_000, 'a'))]),
      ),
    ),
  ],
  ['a PNG that is an archive as well', Buffer.concat([png, zip])],
  ['a GIF that is a script as well', Buffer.concat([gif, text(script)])],
  ['a JPEG that is a program as well', Buffer.concat([jpeg, text(`<?php ${hidden}; ?>`)])],
  ['a WebP that is a page as well', Buffer.concat([webp, html])],
  ['an animation of 200 pictures', film],
  ['a PNG said to be a JPEG', png, 'image/jpeg'],
];

const names = [
  '../../../../etc/passwd',
  '..\\..\\windows\\system32\\drivers\\etc\\hosts',
  '/absolute/path.png',
  'shell.php',
  'page.html',
  'CON',
  '.htaccess',
  `${'long'.repeat(200)}.png`,
  'emoji-\u{1f3cc}-\u202egnp.exe',
  '"; rm -rf /; echo ".png',
];

/** Pictures that cause harm if an upload's claims are trusted. */
export const hostilePictures: readonly HostileFile[] = [
  ...refused.map(([what, bytes, type = 'image/png']) => ({
    what,
    bytes,
    type,
    end: 'refused' as const,
  })),
  ...harmless.map(([what, bytes, type = 'image/png']) => ({
    what,
    bytes,
    type,
    end: 'harmless' as const,
  })),
  ...names.map((name) => ({
    what: `a picture named ${name.slice(0, 40)}`,
    name,
    bytes: png,
    type: 'image/png',
    end: 'harmless' as const,
  })),
];
