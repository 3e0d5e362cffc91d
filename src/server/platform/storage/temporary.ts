import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

const hourMs = 60 * 60 * 1000;
/** No request or background job takes this long. */
const leftAfterMs = 24 * hourMs;

/** Files on this machine that are needed only during a request or a background job. */
export type Temporary = {
  /** Returns a unique path for one file, which does not exist yet. */
  newPath(): Promise<string>;
  /** Runs `work` with such a path and then removes the file. */
  withPath<Result>(work: (path: string) => Promise<Result>): Promise<Result>;
  /** Runs `work` with the path of a new folder and then removes the folder with everything in it. */
  withFolder<Result>(work: (path: string) => Promise<Result>): Promise<Result>;
  /**
   * Has `write` make a file, whole before the first byte is read, and opens it. It has lost its name by then, so
   * nothing is left when the stream is closed or the process ends.
   */
  makeFile(write: (path: string) => Promise<void>): Promise<Readable>;
  /** Removes files left over from a crash. */
  clean(): Promise<void>;
};

/** Uses `temporary` below the data folder: the system's own temporary folder may be small, or in memory. */
export function openTemporary(dataDir: string): Temporary {
  const folder = join(dataDir, 'temporary');
  const newPath = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return join(folder, randomUUID());
  };
  const withPath: Temporary['withPath'] = async (work) => {
    const path = await newPath();
    try {
      return await work(path);
    } finally {
      await rm(path, { force: true, recursive: true });
    }
  };
  return {
    newPath,
    withPath,
    withFolder: (work) =>
      withPath(async (path) => {
        await mkdir(path, { mode: 0o700 });
        return work(path);
      }),
    makeFile: (write) =>
      withPath(async (path) => {
        await write(path);
        const content = createReadStream(path);
        await once(content, 'open');
        return content;
      }),
    async clean() {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => null);
        if (found && Date.now() - found.mtimeMs > leftAfterMs)
          await rm(path, { force: true, recursive: true });
      }
    },
  };
}
