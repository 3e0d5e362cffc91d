import type { Entry, ZipFile } from 'yauzl';
import type { IssueCode } from '#contract/errors.ts';
import { AppError } from './app-error.ts';

/** What is read of a ZIP, and how much of it. */
export type Wanted = {
  /** The name by which a file is wanted; null for one that stays packed. */
  readonly nameOf: (path: string) => string | null;
  /** How many files the ZIP may have. */
  readonly entries: number;
  /** Bytes of one file and of all that are read, inflated. */
  readonly bytes: { readonly file: number; readonly all: number };
  /** The error for a file, or with null for the ZIP itself. */
  readonly wrong: (name: string | null, code: IssueCode) => AppError;
};

/** A ZIP in memory, or a file of this machine. */
type Source = Uint8Array | { readonly path: string };

/** What becomes of a file; its content comes piece by piece. */
type Take = (name: string, content: AsyncIterable<Buffer>) => Promise<void>;

/**
 * Reads files out of a ZIP into memory. Nothing is written, so a path means nothing.
 * @throws AppError for a ZIP that is damaged or larger inside than is wanted
 */
export async function unzip(source: Source, wanted: Wanted): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  await unzipEach(source, wanted, async (name, content) => {
    files.set(name, Buffer.concat(await Array.fromAsync(content)));
  });
  return files;
}

/**
 * Reads files out of a ZIP one after the other, each as a stream.
 * @throws AppError as `unzip` does, and what `take` throws
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
      // The library leaves names as bytes, and with them the refusal of paths that lead elsewhere.
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

/** Stops at the limit, whatever the ZIP says of the size. */
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
