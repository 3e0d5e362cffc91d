import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { inRoot, root } from './root.mjs';

/** These packages read their own files or load a native module, with paths that would be wrong in a bundle. */
export const withFilesOfTheirOwn = ['@electric-sql/pglite', '@fastify/swagger-ui', 'sharp'];

/**
 * Adds a package and all that it needs. An optional one that is for another platform is not installed.
 * @param {string} name
 * @param {string} from the folder of the package that imports it
 * @param {Set<string>} found
 */
function collect(name, from, found) {
  const places = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  const folder = places.map((place) => join(place, name)).find((path) => existsSync(path));
  if (folder === undefined || found.has(folder)) return;
  found.add(folder);
  const file = readFileSync(join(folder, 'package.json'), 'utf8');
  const { dependencies, optionalDependencies } = JSON.parse(file);
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
    collect(needed, folder, found);
}

/** Returns the packages that the built server does not contain, with all that they need, as paths in the project. */
export function packagesBesideTheBundle() {
  /** @type {Set<string>} */
  const found = new Set();
  for (const name of withFilesOfTheirOwn) collect(name, inRoot(), found);
  return [...found].map((folder) => relative(root, folder)).sort();
}
