import { createWriteStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { packBytes } from '#contract/packs.ts';
import { type Pack, packFiles, packFormat, packMediaPath } from '#contract/packs-schemas.ts';
import { canonicalJson } from '#domain/packs/canonical-json.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Platform } from '#server/platform/platform.ts';
import { storageError } from '#server/platform/storage/storage.ts';
import { mediaOfPack } from './pack-media.ts';

type Tools = Pick<Platform, 'media' | 'temporary'>;

// Timestamps, compression and the order of files are always the same, so the same pack always has the same bytes. 1980
// is the earliest year that a ZIP can store.
const options = { mtime: new Date(1980, 0, 1), compress: false, forceDosTimestamp: true };

/**
 * Writes the ZIP file of a pack and returns it open, with its name already deleted. The file is complete before the
 * first byte is sent, so a file missing from the storage causes an error, not a truncated download.
 * @throws AppError pack_too_large, not_found, disk_full or unavailable
 */
export async function zipOf(tools: Tools, pack: Pack): Promise<FileHandle> {
  const files = await storedFiles(tools, pack);
  return tools.temporary.withPath(async (path) => {
    await writeZip(tools, { pack, files, path });
    // The open file stays readable after its name is deleted.
    return open(path);
  });
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

type Contents = {
  readonly pack: Pack;
  readonly files: readonly StoredFile[];
  readonly path: string;
};

async function writeZip({ media }: Tools, { pack, files, path }: Contents): Promise<void> {
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  const { program, exercises } = pack;
  const contents = { manifest: packFormat, program, exercises };
  for (const name of ['manifest', 'program', 'exercises'] as const) {
    zip.addBuffer(Buffer.from(canonicalJson(contents[name])), packFiles[name], options);
  }
  const failed = new AbortController();
  let current: Readable | undefined;
  for (const { hash, bytes } of files) {
    // Each file is opened only after the previous one is written.
    zip.addReadStreamLazy(packMediaPath(hash), { ...options, size: bytes }, async (add) => {
      try {
        current = await media.stream(hash);
        current.once('error', (error) => failed.abort(error));
        add(null, current);
      } catch (error) {
        failed.abort(error);
      }
    });
  }
  zip.once('error', (error) => failed.abort(error));
  zip.end();
  try {
    const file = createWriteStream(path, { mode: 0o600 });
    await pipeline(zip.outputStream, file, { signal: failed.signal });
  } catch (error) {
    throw storageError(failed.signal.aborted ? failed.signal.reason : error);
  } finally {
    current?.destroy();
  }
}
