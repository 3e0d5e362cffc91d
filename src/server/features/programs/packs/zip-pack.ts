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

// The first moment that a ZIP can say. Times, compression and the order of files are always the same, so
// that the same pack has the same bytes.
const options = { mtime: new Date(1980, 0, 1), compress: false, forceDosTimestamp: true };

/**
 * The file of a pack, without a name. It is whole before the first byte leaves, so what cannot be read out
 * of the storage is an error instead of half a download.
 * @throws AppError pack_too_large, not_found, disk_full or unavailable
 */
export async function zipOf(tools: Tools, pack: Pack): Promise<FileHandle> {
  const files = await storedFiles(tools, pack);
  return tools.temporary.withPath(async (path) => {
    await writeZip(tools, { pack, files, path });
    // An open file outlives its name.
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
    // Each is opened when the one before is written.
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
