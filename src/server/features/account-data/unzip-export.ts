import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { IssueCode } from '#contract/errors.ts';
import { AppError } from '#server/platform/app-error.ts';

const mebibyte = 1024 * 1024;

/** An export has some forty files. */
const mostEntries = 200;

/** Bytes of one file and of all that are read, inflated. */
const mostBytes = { file: 8 * mebibyte, all: 24 * mebibyte };

/** An error that says which file is wrong, and how. */
export const wrongFile = (path: string, code: IssueCode) =>
  new AppError('import_invalid', [{ path, code }]);

/**
 * Reads files out of a ZIP. Nothing is written, so a path means nothing: `wanted` answers with the name
 * by which it wants a file, or null for one that stays packed.
 * @throws AppError import_invalid for a ZIP that is damaged or larger inside than any export
 */
export async function unzipExport(
  bytes: Uint8Array,
  wanted: (path: string) => string | null,
): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const zip = await fromBufferPromise(Buffer.from(bytes), { decodeStrings: false }).catch(damaged);
  if (zip.entryCount > mostEntries) throw wrongFile('export', 'too_many_entries');
  let room = mostBytes.all;
  for (const entry of await Array.fromAsync(zip.eachEntry()).catch(damaged)) {
    // The library leaves names as bytes, and with them the refusal of paths that lead elsewhere.
    const name = wanted(Buffer.from(entry.fileNameRaw).toString());
    if (name === null) continue;
    if (files.has(name)) throw wrongFile(name, 'file_twice');
    const content = await inflate(zip, entry, { name, limit: Math.min(mostBytes.file, room) });
    room -= content.length;
    files.set(name, content);
  }
  return files;
}

function damaged(): never {
  throw wrongFile('export', 'zip_damaged');
}

type Wanted = { readonly name: string; readonly limit: number };

/** Stops at the limit, whatever the ZIP says of the size. */
async function inflate(zip: ZipFile, entry: Entry, { name, limit }: Wanted): Promise<Buffer> {
  if (entry.uncompressedSize > limit) throw wrongFile(name, 'file_too_large');
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      size += chunk.length;
      if (size > limit) throw wrongFile(name, 'file_too_large');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof AppError ? error : wrongFile(name, 'file_damaged');
  }
  return Buffer.concat(chunks);
}
