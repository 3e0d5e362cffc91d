import { type FileHandle, open } from 'node:fs/promises';
import { AppError } from '../app-error.ts';

/** The type of a video, determined from its content. */
export type VideoType = {
  /** The media type used to serve it. */
  readonly mediaType: string;
  /** ffmpeg's name for its container, so that ffmpeg does not have to guess. */
  readonly demuxer: 'mov' | 'avi' | 'matroska';
  /** Whether all browsers can be expected to play it without conversion. */
  readonly isPlayable: boolean;
};

const types: ReadonlyMap<string, VideoType> = new Map([
  ['video/mp4', { mediaType: 'video/mp4', demuxer: 'mov', isPlayable: true }],
  ['video/x-m4v', { mediaType: 'video/mp4', demuxer: 'mov', isPlayable: true }],
  ['video/quicktime', { mediaType: 'video/quicktime', demuxer: 'mov', isPlayable: false }],
  ['video/vnd.avi', { mediaType: 'video/x-msvideo', demuxer: 'avi', isPlayable: false }],
  ['video/webm', { mediaType: 'video/webm', demuxer: 'matroska', isPlayable: true }],
  ['video/matroska', { mediaType: 'video/x-matroska', demuxer: 'matroska', isPlayable: false }],
]);

/**
 * Determines the type of a video from its content, which must be complete: boxes, chunks or segments that reach beyond
 * the end show that the file was cut off.
 * @throws AppError video_type, video_damaged
 */
export async function readVideoType(path: string): Promise<VideoType> {
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(path).catch(() => undefined);
  const type = types.get(found?.mime ?? '');
  if (type === undefined) throw new AppError('video_type');
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (!(await checks[type.demuxer](file, size))) throw new AppError('video_damaged');
    const isPlayable = type.isPlayable && (type.demuxer !== 'mov' || (await isCommon(file, size)));
    return { ...type, isPlayable };
  } finally {
    await file.close();
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer | null> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return bytesRead === length ? buffer : null;
}

/** The most top-level boxes, more than any video has unless it is split into thousands of fragments. */
const mostBoxes = 20_000;

/** The top-level boxes of an MP4 or MOV by name; null when they do not end exactly at the end of the file. */
async function boxesOf(file: FileHandle, size: number): Promise<Map<string, Range> | null> {
  const boxes = new Map<string, Range>();
  let position = 0;
  for (let count = 0; position < size; count += 1) {
    const head = count < mostBoxes ? await readAt(file, position, 8) : null;
    if (head === null) return null;
    const length = await lengthOfBox(file, { head, position, size });
    if (length === null || length < 8 || position + length > size) return null;
    boxes.set(head.toString('latin1', 4, 8), { position, length });
    position += length;
  }
  return boxes;
}

type Range = { readonly position: number; readonly length: number };

/** Checks that an MP4 or MOV has a box with the index and one with the media. */
async function hasWholeBoxes(file: FileHandle, size: number): Promise<boolean> {
  const boxes = await boxesOf(file, size);
  return ['moov', 'mdat'].every((name) => boxes?.has(name));
}

/** The most bytes of an index, enough for a video of 50 MB; a larger index indicates an attack. */
const largestIndex = 8 * 1024 * 1024;

/** Whether the index of an MP4 names a codec that every browser has. Many browsers lack HEVC. */
async function isCommon(file: FileHandle, size: number): Promise<boolean> {
  const moov = (await boxesOf(file, size))?.get('moov');
  if (moov === undefined || moov.length > largestIndex) return false;
  const index = await readAt(file, moov.position, moov.length);
  return index !== null && /avc[13]|av01|vp09/.test(index.toString('latin1'));
}

type Box = { readonly head: Buffer; readonly position: number; readonly size: number };

async function lengthOfBox(
  file: FileHandle,
  { head, position, size }: Box,
): Promise<number | null> {
  const length = head.readUInt32BE(0);
  // The box extends to the end of the file.
  if (length === 0) return size - position;
  if (length !== 1) return length;
  const large = await readAt(file, position + 8, 8);
  return large && Number(large.readBigUInt64BE(0));
}

/** Checks an AVI: a RIFF chunk that ends with the file or before it, and begins with the list of headers. */
async function isWholeRiff(file: FileHandle, size: number): Promise<boolean> {
  const head = await readAt(file, 0, 24);
  if (head === null || head.readUInt32LE(4) + 8 > size) return false;
  return head.toString('latin1', 12, 16) === 'LIST' && head.toString('latin1', 20, 24) === 'hdrl';
}

const segment = 0x18538067;

/** Reads an EBML number, whose leading zeros tell its length in bytes. */
function sizeOf(bytes: Buffer): { readonly width: number; readonly value: number | null } | null {
  const [first = 0] = bytes;
  const width = Math.clz32(first) - 23;
  if (width > 8 || bytes.length < width) return null;
  const mask = 2 ** (8 - width) - 1;
  let [value, isUnknown] = [first & mask, (first & mask) === mask];
  for (const byte of bytes.subarray(1, width)) {
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { width, value: isUnknown ? null : value };
}

/** Checks a WebM or MKV: a header, then a segment that ends within the file or, if it is live, has no known end. */
async function isWholeSegment(file: FileHandle, size: number): Promise<boolean> {
  const header = sizeOf((await readAt(file, 4, 8)) ?? Buffer.alloc(0));
  if (header?.value == null) return false;
  const start = 4 + header.width + header.value;
  const head = await readAt(file, start, 12);
  if (head === null || head.readUInt32BE(0) !== segment) return false;
  const body = sizeOf(head.subarray(4));
  if (body === null || body.value === 0) return false;
  return body.value === null || start + 4 + body.width + body.value <= size;
}

const checks = { mov: hasWholeBoxes, avi: isWholeRiff, matroska: isWholeSegment } as const;
