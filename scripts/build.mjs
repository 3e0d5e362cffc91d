import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { precompress } from './precompress.mjs';
import { capture } from './processes.mjs';
import { inRoot } from './root.mjs';
import { SetupError } from './setup-error.mjs';

/** Inputs of both parts. A missing file counts as empty. */
const shared = [
  'package.json',
  'package-lock.json',
  'src/i18n',
  'src/contract',
  'src/domain',
  'src/drawing',
  'src/content',
];

/**
 * `finish` runs after the bundler, on the output folder.
 * @typedef {{ name: string, config: string, folder: string, sources: string[],
 *   finish?: (folder: string) => Promise<void> }} Part
 */

/** @type {Part} */
const web = {
  name: 'web app',
  config: 'vite.config.ts',
  folder: inRoot('dist', 'web'),
  sources: [
    ...shared,
    ...['vite.config.ts', 'scripts/vite-texts.mjs', 'scripts/vite-service-worker.mjs'],
    ...['scripts/precache-list.mjs', 'scripts/vite-web-manifest.mjs', 'docs/images'],
    ...['scripts/vite-first-visits.mjs', 'scripts/vite-contract-version.mjs'],
    ...['scripts/vite-landing.mjs', 'scripts/open-graph.mjs', 'scripts/used-styles.mjs'],
    ...['scripts/vite-contract-rows.mjs', 'scripts/message-types.mjs', 'scripts/precompress.mjs'],
    ...['scripts/catalogs.mjs', 'scripts/catalog-faults.mjs'],
    ...['scripts/vite-licenses.mjs', 'LICENSE'],
    ...['scripts/browsers.mjs', 'scripts/vite-old-browsers.mjs'],
    ...['index.html', 'src/web'],
  ],
  finish: precompress,
};

/** @type {Part} */
const server = {
  name: 'server',
  config: 'vite.server.config.ts',
  folder: inRoot('dist', 'server'),
  sources: [...shared, 'vite.server.config.ts', 'scripts/server-packages.mjs', 'src/server'],
};

/** Every file and folder that a build reads. */
export const buildSources = [...new Set([...web.sources, ...server.sources])];

/** @param {string} path @returns {string[]} */
function filesBelow(path) {
  const stat = statSync(inRoot(path), { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [path];
  return readdirSync(inRoot(path)).flatMap((name) => filesBelow(join(path, name)));
}

/** Hashes of files. The parts share most of their sources, so each file is read once. @type {Map<string, string>} */
const hashes = new Map();

/** @param {string} path */
function hashOfFile(path) {
  const hash =
    hashes.get(path) ??
    createHash('sha1')
      .update(readFileSync(inRoot(path)))
      .digest('hex');
  hashes.set(path, hash);
  return hash;
}

/**
 * Hashes files and folders, without tests.
 * @param {{ sources: readonly string[] }} part
 */
export function hashOfSources({ sources }) {
  const built = sources.flatMap(filesBelow).filter((path) => !/\.test\.tsx?$/.test(path));
  const lines = built.sort().map((path) => `${path} ${hashOfFile(path)}`);
  return createHash('sha1').update(lines.join('\n')).digest('hex');
}

/** @param {string} stamp */
function stampedHash(stamp) {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return '';
  }
}

/** @param {Part} part @param {string} node @returns {Promise<import('./processes.mjs').Outcome>} */
async function ensureBuilt(part, node) {
  const { name, config, folder, finish } = part;
  const stamp = join(folder, '.stamp');
  // The hash is taken before the build, so that a change made during the build triggers the next one.
  const hash = hashOfSources(part);
  if (stampedHash(stamp) === hash) return { ok: true, code: 0, output: '' };
  console.log(`Building the ${name} …`);
  const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--config', config, '--logLevel', 'warn'];
  const outcome = await capture(node, args, { env: { NODE_ENV: 'production' } });
  if (outcome.ok) {
    await finish?.(folder);
    writeFileSync(stamp, hash);
  }
  return outcome;
}

/**
 * Builds the web app into dist/web if its sources have changed since the last build.
 * @param {string} node path of the Node to build with
 * @returns {Promise<import('./processes.mjs').Outcome>} with Vite's output; immediately when nothing changed
 */
export const ensureWebBuilt = (node) => ensureBuilt(web, node);

/**
 * Builds the server into dist/server if its sources have changed since the last build.
 * @param {string} node path of the Node to build with
 * @returns {Promise<import('./processes.mjs').Outcome>} with Vite's output; immediately when nothing changed
 */
export const ensureServerBuilt = (node) => ensureBuilt(server, node);

/**
 * Builds the parts that `npm start` runs, if they have changed since the last build.
 * @param {string} node path of the Node to build with
 * @throws {SetupError} with Vite's output, when a part cannot be built
 */
export async function ensureBuiltForProduction(node) {
  const outcomes = await Promise.all([ensureWebBuilt(node), ensureServerBuilt(node)]);
  const failed = outcomes.filter(({ ok }) => !ok).map(({ output }) => output);
  if (failed.length > 0) throw new SetupError(`Pinhigh could not be built:\n${failed.join('\n')}`);
}
