import type { Readable } from 'node:stream';
import { packBytes } from '#contract/packs.ts';
import { type Pack, packFiles, packFormat, packMediaPath } from '#contract/packs-schemas.ts';
import { canonicalJson } from '#domain/packs/canonical-json.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Platform } from '#server/platform/platform.ts';
import { storageError } from '#server/platform/storage/storage.ts';
import { writeZip, type ZipEntry } from '#server/platform/storage/write-zip.ts';
import { mediaOfPack } from './pack-media.ts';

type Tools = Pick<Platform, 'media' | 'temporary'>;

// Timestamps, compression and the order of files are always the same, so the same pack always has the same bytes. 1980
// is the earliest year that a ZIP can store.
const options = { mtime: new Date(1980, 0, 1), compress: false, forceDosTimestamp: true };

/**
 * Makes the ZIP file of a pack. It is complete before the first byte is sent, so a file missing from the storage causes
 * an error, not a truncated download.
 * @param signal ends the work early
 * @throws AppError pack_too_large, not_found, disk_full or unavailable; the reason of the aborted signal
 */
export async function zipOf(tools: Tools, pack: Pack, signal: AbortSignal): Promise<Readable> {
  const files = await storedFiles(tools, pack);
  const entries = [...textsOf(pack), ...files.map((file) => mediaEntry(tools, file))];
  return tools.temporary.makeFile((path) =>
    writeZip(path, entries, { ...options, signal }).catch((error) => {
      throw signal.aborted ? signal.reason : storageError(error);
    }),
  );
}

const mediaEntry = ({ media }: Tools, { hash, bytes }: StoredFile): ZipEntry => ({
  name: packMediaPath(hash),
  content: () => media.stream(hash),
  bytes,
});

function textsOf({ program, exercises }: Pack): ZipEntry[] {
  const contents = { manifest: packFormat, program, exercises };
  return (['manifest', 'program', 'exercises'] as const).map((name) => ({
    name: packFiles[name],
    content: Buffer.from(canonicalJson(contents[name])),
  }));
}

type StoredFile = { readonly hash: string; readonly bytes: number };

async function storedFiles({ media }: Tools, { exercises }: Pack): Promise<readonly StoredFile[]> {
  const hashes = new Set(mediaOfPack(exercises).map(({ hash }) => hash));
  const files: StoredFile[] = [];
  for (const hash of hashes) {
    const file = await media.find(hash);
    if (file === undefined) throw new AppError('not_found');
    files.push(file);
  }
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > packBytes.media) throw new AppError('pack_too_large');
  return files;
}
