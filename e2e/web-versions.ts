import { randomUUID } from 'node:crypto';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inRoot } from '../scripts/root.mjs';

const built = inRoot('dist', 'web');
const scriptName = /((?:assets|\.)\/[\w-]{8})\.js/g;
const buildId = /name="build" content="(\w+)"/;

/** Replaces the contents of a folder with a copy of the built web. */
export async function putFirstVersion(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(built, folder, { recursive: true });
}

/**
 * Replaces the contents of a folder with a next version of the built web: with another build id and a new name for
 * every script, as if all of them had changed. Every script of this version ends in `-next.js`.
 */
export async function putNextVersion(folder: string): Promise<void> {
  await putFirstVersion(folder);
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const first = buildId.exec(page)?.[1];
  if (first === undefined) throw new Error('index.html says no build');
  const next = randomUUID().replaceAll('-', '').slice(0, first.length);
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    if (/\.(br|gz)$/.test(name)) await rm(path);
    else if (/\.(js|html)$/.test(name)) {
      const text = await readFile(path, 'utf8');
      await writeFile(path, text.replaceAll(scriptName, '$1-next.js').replaceAll(first, next));
      await rename(path, path.replace(scriptName, '$1-next.js'));
    }
  }
}
