import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { precompress } from './precompress.mjs';
import { capture } from './processes.mjs';
import { inRoot } from './root.mjs';

/** Whatever the built web is made of. A name that does not exist counts as empty. */
const sources = [
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'src/web',
  'src/i18n',
  'src/contract',
  'src/domain',
  'src/content',
];
const stamp = inRoot('dist', 'web', '.stamp');

/** @param {string} path @returns {string[]} */
function filesBelow(path) {
  const stat = statSync(inRoot(path), { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [path];
  return readdirSync(inRoot(path)).flatMap((name) => filesBelow(join(path, name)));
}

function hashOfSources() {
  const hash = createHash('sha256');
  const built = sources.flatMap(filesBelow).filter((path) => !/\.test\.tsx?$/.test(path));
  for (const path of built.sort()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(inRoot(path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function stampedHash() {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Builds the web into dist/web if its sources have changed since the last build.
 * @param {string} node path of the Node to build with
 * @returns {Promise<import('./processes.mjs').Outcome>} with Vite's output; at once when nothing changed
 */
export async function ensureWebBuilt(node) {
  // Taken before the build: a change made during it is built next time.
  const hash = hashOfSources();
  if (stampedHash() === hash) return { ok: true, code: 0, output: '' };
  console.log('Building the web …');
  const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js');
  const outcome = await capture(node, [vite, 'build', '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production' },
  });
  if (outcome.ok) {
    await precompress(dirname(stamp));
    writeFileSync(stamp, hash);
  }
  return outcome;
}
