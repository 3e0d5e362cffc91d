import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where what is to replace entries of the data folder is made. It may be a volume, which cannot be renamed itself. */
const making = 'restoring';
/** The same folder once it is whole: from then on it replaces, even if the process ends in the middle. */
const made = 'restored';
/** The file in it that says what is put aside, and where. */
const plan = 'exchange.json';

type Plan = {
  /** The folder that gets what was there before. */
  readonly aside: string;
  /** Which of the names were there. */
  readonly old: readonly string[];
  /** The names of the entries that are exchanged; all others stay. */
  readonly names: readonly string[];
};

/**
 * Has `fill` make entries of the data folder, and exchanges them for those that are there, all or none of them. The
 * caller must hold the lock on the folder.
 * @param names of the entries that are exchanged
 * @returns what `fill` returns, and the folder that has what was there before; null when there was nothing
 */
export async function exchangeEntries<Result>(
  dataDir: string,
  names: readonly string[],
  { aside, fill }: { readonly aside: string; readonly fill: (folder: string) => Promise<Result> },
): Promise<{ readonly result: Result; readonly aside: string | null }> {
  const fresh = join(dataDir, making);
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { mode: 0o700 });
  const result = await fill(fresh);
  const old = (await readdir(dataDir)).filter((name) => names.includes(name));
  await writeFile(join(fresh, plan), JSON.stringify({ aside, old, names } satisfies Plan));
  await rename(fresh, join(dataDir, made));
  await finishExchange(dataDir);
  return { result, aside: old.length > 0 ? join(dataDir, aside) : null };
}

/** Finishes an exchange that was interrupted, if there is one. */
export async function finishExchange(dataDir: string): Promise<void> {
  const fresh = join(dataDir, made);
  if (!existsSync(fresh)) return;
  if (existsSync(join(fresh, plan))) {
    const { aside, old, names }: Plan = JSON.parse(await readFile(join(fresh, plan), 'utf8'));
    const place = join(dataDir, aside);
    if (old.length > 0) await mkdir(place, { recursive: true, mode: 0o700 });
    // What is there already was put aside before an interruption; an entry of that name is a new one.
    for (const name of old)
      if (!existsSync(join(place, name))) await rename(join(dataDir, name), join(place, name));
    for (const name of (await readdir(fresh)).filter((each) => names.includes(each)))
      await rename(join(fresh, name), join(dataDir, name));
  }
  await rm(fresh, { recursive: true, force: true });
}
