import { fileTypeFromBuffer } from 'file-type';
import pLimit from 'p-limit';
import type { Sharp } from 'sharp';
import { AppError } from '../app-error.ts';

const formats = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);

/** 24 megapixels: the cameras of most phones. Decoded they take up to 100 MB. */
const mostPixels = 24_000_000;
const secondsToDecode = 10;

const decodeOneAfterTheOther = pLimit(1);
/** As many wait at most, each with its upload in memory. */
const mostWaiting = 20;

/**
 * The middle square of a JPEG, PNG, GIF (its first frame) or WebP picture, turned upright, as WebP
 * without any metadata. Content decides what it is. The same picture gives the same bytes.
 * @param side pixels of the square that is made
 * @throws AppError picture_type, picture_pixels, picture_damaged; unavailable while too many wait
 */
export async function squarePicture(bytes: Uint8Array, side: number): Promise<Uint8Array> {
  const type = await fileTypeFromBuffer(bytes);
  if (type === undefined || !formats.has(type.mime)) throw new AppError('picture_type');
  if (decodeOneAfterTheOther.pendingCount >= mostWaiting) throw new AppError('unavailable');
  return decodeOneAfterTheOther(() => decode(bytes, side));
}

async function decode(bytes: Uint8Array, side: number): Promise<Uint8Array> {
  const picture = await open(bytes);
  const { width, height } = await picture.metadata().catch(damaged);
  if (width * height > mostPixels) throw new AppError('picture_pixels');
  return picture
    .timeout({ seconds: secondsToDecode })
    .resize(side, side, { fit: 'cover' })
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
