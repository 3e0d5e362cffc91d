import { type FileHandle, open } from 'node:fs/promises';
import { AppError } from '../app-error.ts';

/** What a video is by its content. */
export type VideoType = {
  /** As it is served. */
  readonly mediaType: string;
  /** Its container as ffmpeg calls it, so that it need not guess. */
  readonly demuxer: 'mov' | 'avi' | 'matroska';
  /** Whether browsers can be relied on to play it as it is. */
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
 * What kind of video a file is. Its content decides, and has to be whole: boxes, chunks or segments that
 * reach beyond its end are those of a file that was cut off.
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

/** More top-level boxes than any video has that is not in thousands of fragments. */
const mostBoxes = 20_000;

/** The boxes of an MP4 or MOV in order, by name; null when they do not end where the file does. */
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

/** MP4 and MOV have a box with the index and one with the media. */
async function hasWholeBoxes(file: FileHandle, size: number): Promise<boolean> {
  const boxes = await boxesOf(file, size);
  return ['moov', 'mdat'].every((name) => boxes?.has(name));
}

/** Of a video of 50 MB; what has more is a trap. */
const largestIndex = 8 * 1024 * 1024;

/** Whether every browser has the codec that the index of an MP4 names. Many have none for HEVC. */
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
  // Up to the end of the file.
  if (length === 0) return size - position;
  if (length !== 1) return length;
  const large = await readAt(file, position + 8, 8);
  return large && Number(large.readBigUInt64BE(0));
}

/** AVI: a RIFF chunk that ends with the file or before it, and begins with the list of headers. */
async function isWholeRiff(file: FileHandle, size: number): Promise<boolean> {
  const head = await readAt(file, 0, 24);
  if (head === null || head.readUInt32LE(4) + 8 > size) return false;
  return head.toString('latin1', 12, 16) === 'LIST' && head.toString('latin1', 20, 24) === 'hdrl';
}

const segment = 0x18538067;

/** A number of EBML: the zeros in front say how many bytes it has. */
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

/** WebM and MKV: a header, then a segment that ends with the file or before it. Live ones do not say where. */
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
