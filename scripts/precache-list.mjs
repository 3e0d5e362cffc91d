import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of the public folder that the page itself uses. */
const publicFiles = ['first-paint.js', 'favicon.svg', 'apple-touch-icon.png'];

/** The module that imports all screens of administrators. */
const adminRoutes = /\/src\/web\/app\/admin-routes\.ts$/;
const catalog = /\/src\/(?:i18n\/(\w+)\/[\w-]+\.json|web\/i18n\/languages\/(\w+)\.ts)$/;

/** @typedef {import('vite').Rolldown.OutputBundle} Bundle */
/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */
/** @typedef {import('../src/web/service-worker/precache-list.ts').PrecacheList} PrecacheList */

/** @param {string | Buffer} content */
const revisionOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 12);

/** The language of a chunk that contains only texts; undefined for any other chunk. @param {Chunk} chunk */
function languageOf({ moduleIds }) {
  const languages = moduleIds.map((id) => catalog.exec(id)?.slice(1).find(Boolean));
  return languages.includes(undefined) ? undefined : languages[0];
}

/** @param {string} fileName @returns {import('../src/web/service-worker/precache-list.ts').PrecacheEntry} */
const hashed = (fileName) => ({ url: `/${fileName}`, revision: null });

/**
 * Returns the id of a build, which changes with its content.
 * @param {Bundle} bundle
 * @param {{ html: string, publicDir: string }} page
 */
export function buildIdOf(bundle, { html, publicDir }) {
  const files = publicFiles.map((name) => revisionOf(readFileSync(join(publicDir, name))));
  // File names contain content hashes. The page is hashed before this id is inserted into it.
  const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
  return revisionOf([...names.sort(), ...files, revisionOf(html)].join('\n'));
}

/**
 * Sorts the files of a build by who needs them.
 * @param {Bundle} bundle
 * @param {{ build: string, publicDir: string, importsOf: (module: string) => readonly string[] }} settings
 *   `importsOf`: returns a module's dynamic imports
 * @returns {PrecacheList}
 */
export function precacheList(bundle, { build, publicDir, importsOf }) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const adminScreens = new Set(
    chunks
      .flatMap(({ moduleIds }) => moduleIds.filter((id) => adminRoutes.test(id)))
      .flatMap(importsOf),
  );

  /**
   * Names of the files that these chunks and their imports need.
   * @param {Chunk[]} starts @param {(chunk: Chunk) => string[]} importsOfChunk
   */
  function filesOf(starts, importsOfChunk) {
    const seen = new Set(starts);
    // The set grows while it is iterated.
    for (const chunk of seen) {
      for (const name of importsOfChunk(chunk)) {
        const next = byName.get(name);
        if (next && !isLeftOut(next)) seen.add(next);
      }
    }
    return new Set(
      [...seen].flatMap(({ fileName, viteMetadata }) => [
        fileName,
        ...(viteMetadata?.importedCss ?? []),
        ...(viteMetadata?.importedAssets ?? []),
      ]),
    );
  }

  /** @param {Chunk} chunk */
  const isLeftOut = (chunk) =>
    adminScreens.has(chunk.facadeModuleId ?? '') || languageOf(chunk) !== undefined;

  const entries = chunks.filter(({ isEntry }) => isEntry);
  const first = filesOf(entries, ({ imports }) => imports);
  const every = filesOf(entries, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  const texts = Object.groupBy(
    chunks.flatMap((chunk) => {
      const language = languageOf(chunk);
      return language === undefined ? [] : [{ language, ...hashed(chunk.fileName) }];
    }),
    ({ language }) => language,
  );
  return {
    build,
    shell: [
      { url: '/index.html', revision: build },
      ...publicFiles.map((name) => ({
        url: `/${name}`,
        revision: revisionOf(readFileSync(join(publicDir, name))),
      })),
      ...[...first].map(hashed),
    ],
    screens: [...every.difference(first)].map(hashed),
    texts: Object.fromEntries(
      Object.entries(texts).map(([language, files = []]) => [
        language,
        files.map(({ url, revision }) => ({ url, revision })),
      ]),
    ),
  };
}
