import pLimit from 'p-limit';
import type { ResizeOptions, Sharp } from 'sharp';
import { AppError } from '../app-error.ts';

const formats = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);

/** 24 megapixels: the cameras of most phones. Decoded they take up to 100 MB. */
const mostPixels = 24_000_000;
const secondsToDecode = 10;

const decodeOneAfterTheOther = pLimit(1);
/** As many wait at most, each with its upload in memory. */
const mostWaiting = 20;

/** Bytes of a WebP before its pixels: RIFF, a length, WEBP, the name of the chunk and its length. */
const webpHead = 20;

/**
 * The middle square of a JPEG, PNG, GIF (its first frame) or WebP picture, turned upright, as WebP
 * without any metadata. Content decides what it is. The same picture gives the same bytes.
 * @param side pixels of the square that is made
 * @throws AppError picture_type, picture_pixels, picture_damaged; unavailable while too many wait
 */
export const squarePicture = (bytes: Uint8Array, side: number): Promise<Uint8Array> =>
  decodePicture(bytes, { width: side, height: side, fit: 'cover' });

/**
 * The same of the whole picture, made smaller until it fits into that many pixels.
 * @throws AppError as `squarePicture` does
 */
export const fittedPicture = (
  bytes: Uint8Array,
  size: { readonly width: number; readonly height: number },
): Promise<Uint8Array> =>
  decodePicture(bytes, { ...size, fit: 'inside', withoutEnlargement: true });

/**
 * Whether these bytes are a picture as `fittedPicture` makes them: a still WebP that decodes, fits into the
 * size and has nothing beside its pixels, neither metadata nor anything behind its end.
 * @throws AppError unavailable while too many wait
 */
export async function isFittedPicture(
  bytes: Uint8Array,
  size: { readonly width: number; readonly height: number },
): Promise<boolean> {
  return isBareWebp(bytes) && inTurn(() => decodesWithin(bytes, size));
}

/** One chunk of lossy pixels is all that there is. */
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
  const type = await fileTypeFromBuffer(bytes);
  if (type === undefined || !formats.has(type.mime)) throw new AppError('picture_type');
  return inTurn(() => decode(bytes, size));
}

/** @throws AppError unavailable while too many wait */
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

/** The native library is loaded with the first picture; most starts of the server do without. */
async function open(bytes: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  // Other work on this machine goes on beside it.
  sharp.concurrency(1);
  return sharp(bytes, { autoOrient: true, failOn: 'error', limitInputPixels: mostPixels });
}

function damaged(error: Error): never {
  const tooMany = /pixel limit|dimensions? exceed/i.test(error.message);
  throw new AppError(tooMany ? 'picture_pixels' : 'picture_damaged', [], { cause: error });
}
