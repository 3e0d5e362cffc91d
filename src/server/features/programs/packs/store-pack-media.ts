import { createWriteStream } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FieldFault, IssueCode } from '#contract/errors.ts';
import { imageLimits, imageSize, videoLimits } from '#contract/exercises.ts';
import { packBytes } from '#contract/packs.ts';
import { mostPackFiles, type Pack, packMediaPath } from '#contract/packs-schemas.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Platform } from '#server/platform/platform.ts';
import { isFittedPicture } from '#server/platform/storage/decode-picture.ts';
import { hashOfFile } from '#server/platform/storage/media.ts';
import { storageError } from '#server/platform/storage/storage.ts';
import { unzipEach } from '#server/platform/unzip.ts';
import { readVideoType } from '#server/platform/video/video-type.ts';
import { storeVideo } from '../exercises/set-media.ts';
import { checkRoom } from '../exercises/uploads.ts';
import { mediaOfPack, type PackMedia } from './pack-media.ts';
import { mostFaults, wrongPack } from './read-pack.ts';

type Tools = Pick<Platform, 'db' | 'clock' | 'storage' | 'media' | 'temporary' | 'ffmpeg'>;

/** The local paths of a pack's unpacked files, keyed by their paths in the pack. */
type Unpacked = ReadonlyMap<string, string>;

/**
 * Stores the pictures and videos of a pack's exercises. First checks the content of all files, just like uploads, and
 * stores nothing if one is invalid. Must not run within a change.
 * @param zip the path of the pack
 * @throws AppError pack_invalid with the faults by file; storage_quota, disk_full or unavailable
 */
export async function storePackMedia(
  tools: Tools,
  zip: string,
  { exercises }: Pack,
): Promise<void> {
  const files = mediaOfPack(exercises);
  if (files.length === 0) return;
  await withUnpacked(tools, { zip, files }, async (unpacked) => {
    const faults = await faultsOf(files, unpacked);
    if (faults.length > 0) throw new AppError('pack_invalid', faults.slice(0, mostFaults));
    await checkRoom(tools, await newBytes(tools, unpacked));
    for (const { kind, hash } of files) {
      const path = pathOf(unpacked, hash);
      if (kind === 'video') await storeVideo(tools, path);
      else await tools.media.storeFile(path, { kind, mediaType: 'image/webp' });
    }
  });
}

/** Unpacks only these files, runs `work`, and then deletes them. */
async function withUnpacked(
  { temporary }: Tools,
  { zip, files }: { readonly zip: string; readonly files: readonly PackMedia[] },
  work: (unpacked: Unpacked) => Promise<void>,
): Promise<void> {
  const wanted = new Set(files.map(({ hash }) => packMediaPath(hash)));
  const unpacked = new Map<string, string>();
  const limits = {
    entries: mostPackFiles,
    bytes: { file: videoLimits.maxBytes, all: packBytes.media },
    nameOf: (name: string) => (wanted.has(name) ? name : null),
    wrong: wrongPack,
  };
  try {
    await unzipEach({ path: zip }, limits, async (name, content) => {
      const path = await temporary.newPath();
      unpacked.set(name, path);
      await pipeline(content, createWriteStream(path, { mode: 0o600 })).catch((error) => {
        throw storageError(error);
      });
    });
    await work(unpacked);
  } finally {
    for (const path of unpacked.values()) await rm(path, { force: true });
  }
}

function pathOf(unpacked: Unpacked, hash: string): string {
  const path = unpacked.get(packMediaPath(hash));
  if (path === undefined) throw new Error('A file without faults is unpacked');
  return path;
}

async function faultsOf(
  files: readonly PackMedia[],
  unpacked: Unpacked,
): Promise<readonly FieldFault[]> {
  const faults: FieldFault[] = [];
  for (const { kind, hash } of files) {
    const path = unpacked.get(packMediaPath(hash));
    const code = path === undefined ? 'pack_file_missing' : await faultIn(path, { kind, hash });
    if (code !== null) faults.push({ path: packMediaPath(hash), code });
  }
  return faults;
}

async function faultIn(path: string, { kind, hash }: PackMedia): Promise<IssueCode | null> {
  if ((await hashOfFile(path)) !== hash) return 'file_damaged';
  return kind === 'image' ? faultInPicture(path) : faultInVideo(path);
}

/**
 * Checks a picture. Re-encoding would change its bytes, so it is stored unchanged. It must therefore have the form of
 * pictures that an upload stores, which contain only pixels.
 */
async function faultInPicture(path: string): Promise<IssueCode | null> {
  if ((await stat(path)).size > imageLimits.maxBytes) return 'file_too_large';
  return (await isFittedPicture(await readFile(path), imageSize)) ? null : 'pack_picture';
}

async function faultInVideo(path: string): Promise<IssueCode | null> {
  try {
    await readVideoType(path);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === 'video_damaged' ? 'file_damaged' : 'pack_video';
  }
}

/** Returns the total bytes of the files that are not stored yet. */
async function newBytes({ media }: Tools, unpacked: Unpacked): Promise<number> {
  let sum = 0;
  for (const path of unpacked.values()) {
    const known = await media.find(await hashOfFile(path));
    if (known === undefined) sum += (await stat(path)).size;
  }
  return sum;
}
