import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const hourMs = 60 * 60 * 1000;
/** No request and no job takes as long. */
const leftAfterMs = 24 * hourMs;

/** Files of this machine that are needed for the time of a request or a job. */
export type Temporary = {
  /** A path of its own for one file, which nobody has made yet. */
  newPath(): Promise<string>;
  /** Runs some work with such a path and removes the file. */
  withPath<Result>(work: (path: string) => Promise<Result>): Promise<Result>;
  /** Removes what a crash has left. */
  clean(): Promise<void>;
};

/** Files in `temporary` below the data folder: a system's own such folder may be small, or in memory. */
export function openTemporary(dataDir: string): Temporary {
  const folder = join(dataDir, 'temporary');
  const newPath = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return join(folder, randomUUID());
  };
  return {
    newPath,
    async withPath(work) {
      const path = await newPath();
      try {
        return await work(path);
      } finally {
        await rm(path, { force: true });
      }
    },
    async clean() {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => null);
        if (found && Date.now() - found.mtimeMs > leftAfterMs) await rm(path, { force: true });
      }
    },
  };
}
