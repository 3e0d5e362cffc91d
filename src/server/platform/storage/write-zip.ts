import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file in a ZIP: its content, or a way to open it. */
export type ZipEntry = {
  readonly name: string;
  readonly content: Uint8Array | (() => Promise<Readable>);
  /** The length of the content, if it is known; another length is an error. */
  readonly bytes?: number;
  /** False for content that does not get smaller. */
  readonly compress?: boolean;
};

type Options = {
  readonly mtime: Date;
  readonly compress?: boolean;
  readonly forceDosTimestamp?: boolean;
};

/**
 * Writes a ZIP file. Each entry is opened after the one before is written, and closed at its end or when writing fails.
 * @param signal ends the work early
 * @throws the error of the entry or of the file system that failed, or the reason of the aborted signal
 */
export async function writeZip(
  path: string,
  entries: readonly ZipEntry[],
  { signal, ...options }: Options & { readonly signal: AbortSignal },
): Promise<void> {
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  const failed = new AbortController();
  const ended = AbortSignal.any([signal, failed.signal]);
  const fail = (error: unknown) => failed.abort(error);
  let current: Readable | undefined;
  const add = async (open: () => Promise<Readable>, give: (content: Readable) => void) => {
    const content = await open();
    current = content.on('error', fail);
    if (ended.aborted) content.destroy();
    else give(content);
  };
  for (const { name, content, bytes: size, ...own } of entries) {
    if (typeof content === 'function') {
      zip.addReadStreamLazy(
        name,
        { ...options, ...own, ...(size !== undefined && { size }) },
        (give) => {
          add(content, (opened) => give(null, opened)).catch(fail);
        },
      );
    } else zip.addBuffer(Buffer.from(content), name, { ...options, ...own });
  }
  zip.once('error', fail);
  zip.end();
  try {
    const file = createWriteStream(path, { mode: 0o600 });
    await pipeline(zip.outputStream, file, { signal: ended });
  } catch (error) {
    throw ended.aborted ? ended.reason : error;
  } finally {
    fail(new Error('The ZIP file has been closed'));
    current?.destroy();
  }
}
