import pLimit from 'p-limit';
import type { ResizeOptions, Sharp } from 'sharp';
import { beginsLikePicture } from '#contract/picture-content.ts';
import { AppError } from '../app-error.ts';

const formats = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);

/** 24 megapixels, enough for the cameras of most phones. Decoded pictures take up to 100 MB. */
const mostPixels = 24_000_000;
const secondsToDecode = 10;

const decodeOneAfterTheOther = pLimit(1);
/** The most pictures that may wait, each with its upload in memory. */
const mostWaiting = 20;

/** The bytes of a WebP before its pixels: RIFF, a length, WEBP, the name of the chunk and its length. */
const webpHead = 20;

/**
 * The middle square of a JPEG, PNG, GIF (its first frame) or WebP picture, turned upright, as WebP without any
 * metadata. The content determines the format. The same picture gives the same bytes.
 * @param side of the resulting square, in pixels
 * @throws AppError picture_type, picture_pixels, picture_damaged; unavailable while too many pictures wait
 */
export const squarePicture = (bytes: Uint8Array, side: number): Promise<Uint8Array> =>
  decodePicture(bytes, { width: side, height: side, fit: 'cover' });

/**
 * Like `squarePicture`, but keeps the whole picture and shrinks it to fit into the size.
 * @throws AppError for the same reasons as `squarePicture`
 */
export const fittedPicture = (
  bytes: Uint8Array,
  size: { readonly width: number; readonly height: number },
): Promise<Uint8Array> =>
  decodePicture(bytes, { ...size, fit: 'inside', withoutEnlargement: true });

/**
 * Whether these bytes are a picture like those that `fittedPicture` makes: a still WebP that decodes, fits into the
 * size and contains only pixels, with no metadata and nothing after its end.
 * @throws AppError unavailable while too many pictures wait
 */
export async function isFittedPicture(
  bytes: Uint8Array,
  size: { readonly width: number; readonly height: number },
): Promise<boolean> {
  return isBareWebp(bytes) && inTurn(() => decodesWithin(bytes, size));
}

/** Whether the file consists of a single chunk of lossy pixels. */
function isBareWebp(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, webpHead));
  if (head.length < webpHead) return false;
  const names = [head.toString('latin1', 0, 4), head.toString('latin1', 8, 16)];
  if (names.join() !== 'RIFF,WEBPVP8 ') return false;
  const length = head.readUInt32LE(16);
  const padding = length % 2;
  const isAll = head.readUInt32LE(4) === bytes.length - 8;
  return isAll && webpHead + length + padding === bytes.length && !(padding && bytes.at(-1));
}

async function decodesWithin(
  bytes: Uint8Array,
  size: { readonly width: number; readonly height: number },
): Promise<boolean> {
  const picture = await open(bytes);
  try {
    const { width, height } = await picture.metadata();
    if (width > size.width || height > size.height) return false;
    await picture.timeout({ seconds: secondsToDecode }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}

async function decodePicture(bytes: Uint8Array, size: ResizeOptions): Promise<Uint8Array> {
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type === undefined)
    throw new AppError(beginsLikePicture(bytes) ? 'picture_damaged' : 'picture_type');
  if (!formats.has(type.mime)) throw new AppError('picture_type');
  return inTurn(() => decode(bytes, size));
}

/** @throws AppError unavailable while too many pictures wait */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (decodeOneAfterTheOther.pendingCount >= mostWaiting) throw new AppError('unavailable');
  return decodeOneAfterTheOther(work);
}

async function decode(bytes: Uint8Array, size: ResizeOptions): Promise<Uint8Array> {
  const picture = await open(bytes);
  const { width, height } = await picture.metadata().catch(damaged);
  if (width * height > mostPixels) throw new AppError('picture_pixels');
  return picture
    .timeout({ seconds: secondsToDecode })
    .resize(size)
    .flatten({ background: '#fff' })
    .webp({ quality: 90 })
    .toBuffer()
    .catch(damaged);
}

/** Loads the native library for the first picture; after most starts, the server does not need it. */
async function open(bytes: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  // Leaves processor time to other work on this machine.
  sharp.concurrency(1);
  return sharp(bytes, { autoOrient: true, failOn: 'error', limitInputPixels: mostPixels });
}

function damaged(error: Error): never {
  const tooMany = /pixel limit|dimensions? exceed/i.test(error.message);
  throw new AppError(tooMany ? 'picture_pixels' : 'picture_damaged', [], { cause: error });
}
