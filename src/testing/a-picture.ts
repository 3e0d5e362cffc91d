import { crc32 } from 'node:zlib';
import sharp, { type FormatEnum } from 'sharp';

type Shape = { readonly width?: number; readonly height?: number };
type Format = keyof Pick<FormatEnum, 'jpeg' | 'png' | 'gif' | 'webp'>;

/** A picture with four colored quarters: red and green above, blue and yellow below. */
export async function aPicture(
  format: Format,
  { width = 320, height = 240 }: Shape = {},
): Promise<Buffer> {
  const quarter = (background: string) => ({
    create: {
      width: Math.ceil(width / 2),
      height: Math.ceil(height / 2),
      background,
      channels: 3 as const,
    },
  });
  const [right, below] = [Math.floor(width / 2), Math.floor(height / 2)];
  return sharp({ create: { width, height, channels: 3, background: '#c00' } })
    .composite([
      { input: quarter('#0c0'), left: right, top: 0 },
      { input: quarter('#00c'), left: 0, top: below },
      { input: quarter('#cc0'), left: right, top: below },
    ])
    .toFormat(format)
    .toBuffer();
}

/** A PNG whose header claims this size, but which has no such pixels. */
export function aPngOf(width: number, height: number, png: Buffer): Buffer {
  const sized = Buffer.from(png);
  // The first chunk is IHDR: length and name (8 bytes), width, height, five more bytes, checksum.
  const [start, end] = [12, 29];
  sized.writeUInt32BE(width, 16);
  sized.writeUInt32BE(height, 20);
  sized.writeUInt32BE(crc32(sized.subarray(start, end)), end);
  return sized;
}
