import type { Entry, ZipFile } from 'yauzl';
import type { IssueCode } from '#contract/errors.ts';
import { AppError } from './app-error.ts';

/** Which files to read from a ZIP, and the limits. */
export type Wanted = {
  /** The name to give a file; null to skip it. */
  readonly nameOf: (path: string) => string | null;
  /** The most files that the ZIP may contain. */
  readonly entries: number;
  /** The most uncompressed bytes of one file, and of all files read. */
  readonly bytes: { readonly file: number; readonly all: number };
  /** Creates the error for a file; `name` is null for the ZIP itself. */
  readonly wrong: (name: string | null, code: IssueCode) => AppError;
};

/** A ZIP in memory, or a file on this machine. */
type Source = Uint8Array | { readonly path: string };

/** Handles one file; its content arrives in chunks. */
type Take = (name: string, content: AsyncIterable<Buffer>) => Promise<void>;

/**
 * Reads files from a ZIP into memory. It writes nothing to disk, so malicious paths are harmless.
 * @throws AppError for a ZIP that is damaged or exceeds the limits
 */
export async function unzip(source: Source, wanted: Wanted): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  await unzipEach(source, wanted, async (name, content) => {
    files.set(name, Buffer.concat(await Array.fromAsync(content)));
  });
  return files;
}

/**
 * Reads files from a ZIP one after the other, each as a stream.
 * @throws AppError for the same reasons as `unzip`, and any error that `take` throws
 */
export async function unzipEach(source: Source, wanted: Wanted, take: Take): Promise<void> {
  const { nameOf, wrong } = wanted;
  const damaged = () => {
    throw wrong(null, 'zip_damaged');
  };
  const zip = await open(source).catch(damaged);
  try {
    if (zip.entryCount > wanted.entries) throw wrong(null, 'too_many_entries');
    const known = new Set<string>();
    let room = wanted.bytes.all;
    for (const entry of await Array.fromAsync(zip.eachEntry()).catch(damaged)) {
      // With names left as bytes, the library does not reject paths that point outside the ZIP.
      const name = nameOf(Buffer.from(entry.fileNameRaw).toString());
      if (name === null) continue;
      if (known.has(name)) throw wrong(name, 'file_twice');
      known.add(name);
      const limit = Math.min(wanted.bytes.file, room);
      const use = (bytes: number) => {
        room -= bytes;
      };
      await take(name, inflate(zip, entry, { limit, use, wrong: (code) => wrong(name, code) }));
    }
  } finally {
    zip.close();
  }
}

async function open(source: Source): Promise<ZipFile> {
  const { fromBufferPromise, openPromise } = await import('yauzl');
  return 'path' in source
    ? openPromise(source.path, { decodeStrings: false, autoClose: false })
    : fromBufferPromise(Buffer.from(source), { decodeStrings: false });
}

type Bounded = {
  readonly limit: number;
  readonly use: (bytes: number) => void;
  readonly wrong: (code: IssueCode) => AppError;
};

/** Stops at the limit, whatever size the ZIP claims. */
async function* inflate(
  zip: ZipFile,
  entry: Entry,
  { limit, use, wrong }: Bounded,
): AsyncGenerator<Buffer> {
  if (entry.uncompressedSize > limit) throw wrong('file_too_large');
  let size = 0;
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      size += chunk.length;
      if (size > limit) throw wrong('file_too_large');
      use(chunk.length);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof AppError ? error : wrong('file_damaged');
  }
}
