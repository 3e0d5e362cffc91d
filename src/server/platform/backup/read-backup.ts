import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise } from 'yauzl';
import { ArchiveError } from './archive-error.ts';
import { decrypt, isEncrypted } from './encryption.ts';
import {
  fileName,
  jobsName,
  type Manifest,
  manifestName,
  manifestSchema,
  secretName,
} from './manifest.ts';
import { rowsName } from './rows.ts';

/** An archive that is open for reading. */
export type Backup = {
  readonly manifest: Manifest;
  /** @throws ArchiveError when the archive has no such part, or it is damaged */
  readonly read: (name: string) => Promise<Readable>;
};

type Unlock = {
  readonly passphrase: string | undefined;
  /** Where an encrypted archive is decrypted, in a folder that is removed afterwards; beside it if left out. */
  readonly inside?: string;
};

/** Runs `work` with an archive, which is decrypted for it if it is encrypted. */
export async function withBackup<Result>(
  path: string,
  { passphrase, inside = dirname(path) }: Unlock,
  work: (backup: Backup) => Promise<Result>,
): Promise<Result> {
  if (!(await beginsEncrypted(path))) return withPlain(path, work);
  if (passphrase === undefined)
    throw new ArchiveError(
      'passphrase',
      `${path} is encrypted. Set BACKUP_PASSPHRASE to its passphrase.`,
    );
  const folder = await mkdtemp(join(inside, '.restoring-'));
  try {
    const plain = join(folder, 'archive');
    const opened = Readable.from(decrypt(createReadStream(path), passphrase));
    await pipeline(opened, createWriteStream(plain, { mode: 0o600 }));
    return await withPlain(plain, work);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function beginsEncrypted(path: string): Promise<boolean> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new ArchiveError('gone', `The backup ${path} cannot be read (${error.code}).`);
  });
  try {
    const start = await file.read(Buffer.alloc(64), 0, 64, 0);
    return isEncrypted(start.buffer.subarray(0, start.bytesRead));
  } finally {
    await file.close();
  }
}

async function withPlain<Result>(
  path: string,
  work: (backup: Backup) => Promise<Result>,
): Promise<Result> {
  const damaged = () =>
    new ArchiveError('damaged', `${path} is not a backup of Pinhigh, or it is damaged.`);
  const zip = await openPromise(path, { autoClose: false }).catch(() => {
    throw damaged();
  });
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const read = async (name: string) => {
      const entry = entries.get(name);
      if (entry === undefined)
        throw new ArchiveError('damaged', `The backup is damaged: it lacks ${name}.`);
      return zip.openReadStreamPromise(entry);
    };
    const manifest = await buffer(await read(manifestName));
    // The manifest has the hashes of all other parts; only the archive has one of the manifest.
    if (crc32(manifest) !== entries.get(manifestName)?.crc32) throw damaged();
    const parsed = manifestSchema.safeParse(JSON.parse(manifest.toString()));
    if (!parsed.success) throw damaged();
    return await work({ manifest: parsed.data, read });
  } catch (error) {
    throw error instanceof SyntaxError ? damaged() : error;
  } finally {
    zip.close();
  }
}

/**
 * Reads a whole archive and compares every part with the manifest.
 * @throws ArchiveError that names the first part that is missing or differs
 */
export async function checkBackup({ manifest, read }: Backup): Promise<void> {
  const { tables, jobs, files, secret } = manifest;
  const parts = [
    ...tables.map(({ name, ...sum }) => ({ name: rowsName(name), ...sum })),
    { name: jobsName, ...jobs },
    ...files.map(({ key, sha256 }) => ({ name: fileName(key), sha256 })),
    ...(secret === null ? [] : [{ name: secretName, sha256: secret }]),
  ];
  for (const { name, sha256 } of parts) {
    const hash = createHash('sha256');
    const content = await read(name);
    try {
      for await (const chunk of content) hash.update(chunk as Buffer);
    } catch {
      throw new ArchiveError('damaged', `The backup is damaged: ${name} cannot be read.`);
    }
    if (hash.digest('hex') !== sha256)
      throw new ArchiveError('damaged', `The backup is damaged: ${name} is not what was saved.`);
  }
}

/**
 * Opens an archive, checks all of it, and returns what it says of itself.
 * @throws ArchiveError when it cannot be read or decrypted, or a part of it is missing or differs
 */
export const verifyArchive = (path: string, unlock: Unlock): Promise<Manifest> =>
  withBackup(path, unlock, async (backup) => {
    await checkBackup(backup);
    return backup.manifest;
  });
